package num

import "math/big"

// constBits is the number of fraction bits of the constants below.
const constBits = 1280

// piDigits is floor(pi * 2^constBits), in hexadecimal.
const piDigits = "3243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89452821E638D01377BE5466CF34E90C6" +
	"CC0AC29B7C97C50DD3F84D5B5B54709179216D5D98979FB1BD1310BA698DFB5AC2FFD72DBD01ADFB7B8E1AFED6A267E9" +
	"6BA7C9045F12C7F9924A19947B3916CF70801F2E2858EFC16636920D871574E69A458FEA3F4933D7E0D95748F728EB65" +
	"8718BCD5882154AEE7B54A41DC25A59B5"

// ln2Digits is floor(ln(2) * 2^constBits), in hexadecimal.
const ln2Digits = "B17217F7D1CF79ABC9E3B39803F2F6AF40F343267298B62D8A0D175B8BAAFA2BE7B876206DEBAC98559552FB4AFA1B10" +
	"ED2EAE35C138214427573B291169B8253E96CA16224AE8C51ACBDA11317C387EB9EA9BC3B136603B256FA0EC7657F74B" +
	"72CE87B19D6548CAF5DFA6BD38303248655FA1872F20E3A2DA2D97C50F3FD5C607F4CA11FB5BFB90610D30F88FE551A2" +
	"EE569D6DFC1EFA157D2E23DE1400B396"

// constant returns a tabulated number with f fraction bits, off by less than 1 in the last place.
func constant(digits string, f uint) *big.Int {
	// Cut whole digits first: parsing is most of the cost.
	drop := (constBits - f) / 4
	v, _ := new(big.Int).SetString(digits[:uint(len(digits))-drop], 16)
	return v.Rsh(v, constBits-f-4*drop)
}

// piFixed returns pi with f fraction bits, off by less than 2 in the last place.
func piFixed(f uint) *big.Int {
	if f <= constBits {
		return constant(piDigits, f)
	}
	// Machin: pi = 16*atan(1/5) - 4*atan(1/239).
	g := f + 32
	v := inverseSeries(5, g, true)
	v.Lsh(v, 2)
	v.Sub(v, inverseSeries(239, g, true))
	return v.Rsh(v, 30)
}

// ln2Fixed returns ln(2) with f fraction bits, off by less than 2 in the last place.
func ln2Fixed(f uint) *big.Int {
	if f <= constBits {
		return constant(ln2Digits, f)
	}
	// ln(2) = 18*atanh(1/26) - 2*atanh(1/4801) + 8*atanh(1/8749).
	g := f + 32
	v := new(big.Int).Mul(inverseSeries(26, g, false), big.NewInt(9))
	v.Sub(v, inverseSeries(4801, g, false))
	t := inverseSeries(8749, g, false)
	v.Add(v, t.Lsh(t, 2))
	return v.Rsh(v, 31)
}

// inverseSeries returns atan(1/n) if alternating, else atanh(1/n), with f fraction bits.
func inverseSeries(n int64, f uint, alternating bool) *big.Int {
	square := big.NewInt(n * n)
	power := new(big.Int).Lsh(big.NewInt(1), f)
	power.Quo(power, big.NewInt(n))
	sum := new(big.Int).Set(power)
	term := new(big.Int)
	for k := int64(3); power.Sign() != 0; k += 2 {
		power.Quo(power, square)
		term.Quo(power, big.NewInt(k))
		if alternating && k%4 == 3 {
			sum.Sub(sum, term)
		} else {
			sum.Add(sum, term)
		}
	}
	return sum
}
