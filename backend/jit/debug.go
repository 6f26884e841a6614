package jit

import (
	"encoding/binary"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/wasm/host"
)

// withOffsets adds debug information to a module of WebAssembly, one line for all of the code. It makes wazero keep
// which instruction each piece of machine code is from, and say it when a program is stopped.
func withOffsets(module []byte) []byte {
	le := binary.LittleEndian
	const last = 1<<31 - 32
	abbrev := []byte{
		1, 0x11, 0, // entry 1 is a compile unit without children
		0x10, 0x17, // its lines, by their offset
		0x11, 0x01, // its first address
		0x12, 0x06, // its size, in four bytes
		0, 0, 0}
	info := le.AppendUint16(nil, 4)
	info = append(le.AppendUint32(info, 0), 4, 1)
	info = le.AppendUint32(le.AppendUint32(le.AppendUint32(info, 0), 1), last+16)
	info = append(le.AppendUint32(nil, uint32(len(info))), info...)

	header := []byte{1, 1, 1, 0xFB, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 'x', 0, 0, 0, 0, 0}
	lines := le.AppendUint32(le.AppendUint16(nil, 4), uint32(len(header)))
	lines = append(append(lines, header...), 0, 5, 2)
	lines = append(le.AppendUint32(lines, 1), 1, 2)
	lines = append(binary.AppendUvarint(lines, last), 0, 1, 1)
	lines = append(le.AppendUint32(nil, uint32(len(lines))), lines...)

	for _, s := range []struct {
		name string
		data []byte
	}{{".debug_abbrev", abbrev}, {".debug_info", info}, {".debug_line", lines}} {
		body := append(append(binary.AppendUvarint(nil, uint64(len(s.name))), s.name...), s.data...)
		module = append(binary.AppendUvarint(append(module, 0), uint64(len(body))), body...)
	}
	return module
}

// stack returns the functions of the program in a trace, the innermost first.
func stack(trace string) []host.Frame {
	_, list, _ := strings.Cut(trace, "wasm stack trace:\n")
	var out []host.Frame
	for line := range strings.Lines(list) {
		line = strings.TrimSpace(line)
		if at, _, ok := strings.Cut(line, ": x"); ok && strings.HasPrefix(at, "0x") && len(out) > 0 {
			if n, err := strconv.ParseInt(at, 0, 64); err == nil && out[len(out)-1].Offset < 0 {
				out[len(out)-1].Offset = int(n)
			}
			continue
		}
		// A name may have any characters; what follows it has no parentheses but those around its parameters.
		i := strings.LastIndexByte(line, '(')
		if strings.HasSuffix(line, ")") && i > 0 && strings.Contains(line[:i], ") ") {
			i = strings.LastIndexByte(line[:i], '(') // several results have parentheses, too
		}
		if name, ok := strings.CutPrefix(line[:max(i, 0)], "."); ok {
			out = append(out, host.Frame{Name: name, Offset: -1})
		}
	}
	return out
}
