package affine

import (
	"strings"
	"testing"
)

const benchMap = "(d0, d1, d2)[s0, s1] -> (d0 * 4 + d1 floordiv 8, (d1 + d2 * 3) mod 16, d2 + s0 * s1 - 7)"

func BenchmarkParseMap(b *testing.B) {
	src := []byte(benchMap)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := ParseMap(src, 0); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseIdentity(b *testing.B) {
	src := []byte("(d0, d1) -> (d0, d1)")
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := ParseMap(src, 0); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseLongSum(b *testing.B) {
	src := []byte("(d0) -> (d0" + strings.Repeat(" + d0 * 3 mod 5", 10_000) + ")")
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		if _, _, err := ParseMap(src, 0); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppendMap(b *testing.B) {
	m := mustMap(b, benchMap)
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		buf = AppendMap(buf[:0], m)
	}
}

func BenchmarkSimplifyMap(b *testing.B) {
	m := mustMap(b, benchMap)
	b.ReportAllocs()
	for b.Loop() {
		SimplifyMap(m)
	}
}

func BenchmarkCompose(b *testing.B) {
	m, inner := mustMap(b, benchMap), mustMap(b, "(d0, d1) -> (d0 + d1, d0 * 16, d1 mod 2)")
	b.ReportAllocs()
	for b.Loop() {
		m.Compose(inner)
	}
}
