//go:build js && wasm

package webjit

import (
	"strconv"
	"strings"
	"syscall/js"

	"github.com/odsgen/ods/backend/wasm/host"
)

// stopped words what JavaScript threw when a program was stopped.
func (p *program) stopped(thrown js.Value) *host.Stop {
	text := thrown.Get("message").String()
	s := &host.Stop{Reason: text}
	for _, r := range reasons {
		if strings.Contains(strings.ToLower(text), r.text) {
			s.Reason = r.reason
			break
		}
	}
	if trace := thrown.Get("stack"); trace.Type() == js.TypeString {
		s.Frames = p.frames(trace.String())
	}
	return s
}

// reasons words what errors of JavaScript mean for programs. The texts are parts of those of V8, SpiderMonkey and
// JavaScriptCore, in lower case.
var reasons = [...]struct{ text, reason string }{
	{"unreachable", host.Unreachable},
	{"memory access out of bounds", host.OutOfBounds}, {"index out of bounds", host.OutOfBounds}, {"out of bounds memory access", host.OutOfBounds},
	{"divide by zero", host.DivideByZero}, {"remainder by zero", host.DivideByZero}, {"division by zero", host.DivideByZero},
	{"divide result unrepresentable", host.Overflow}, {"integer overflow", host.Overflow}, {"division overflow", host.Overflow},
	{"call stack size exceeded", host.TooDeep}, {"too much recursion", host.TooDeep},
	{"signature", host.OtherType},
	{"table", host.NoFunction}, {"null function", host.NoFunction}, {"indirect call to null", host.NoFunction},
}

// frames returns the functions of the program in a trace, the innermost first, up to where something else called them.
func (p *program) frames(trace string) []host.Frame {
	var out []host.Frame
	for line := range strings.Lines(trace) {
		f, ok := p.frame(strings.TrimSpace(line))
		if ok {
			out = append(out, f)
		} else if len(out) > 0 {
			break
		}
	}
	return out
}

// frame reads a line of a trace: in V8's it is "at name (wasm://wasm/hash:wasm-function[number]:0xplace)", in that of
// SpiderMonkey "name@url line 1 > WebAssembly.Module:wasm-function[number]:0xplace". Places are those in the module.
func (p *program) frame(line string) (host.Frame, bool) {
	const mark = "wasm-function["
	i := strings.LastIndex(line, mark)
	if i < 0 {
		return host.Frame{}, false
	}
	number, place, ok := strings.Cut(strings.TrimSuffix(line[i+len(mark):], ")"), "]")
	n, err := strconv.Atoi(number)
	n -= len(p.Wasm.Imports)
	if !ok || err != nil || n < 0 || n >= len(p.Wasm.Functions) {
		return host.Frame{}, false
	}
	name := p.Wasm.Functions[n].Name
	// Other modules have functions of this number, too: those between Go and the program have no names.
	if before := line[:i]; !strings.HasPrefix(before, "at "+name+" (") && !strings.HasPrefix(before, name+"@") {
		return host.Frame{}, false
	}
	f := host.Frame{Name: name, Offset: -1}
	if at, err := strconv.ParseInt(strings.TrimPrefix(place, ":"), 0, 64); err == nil {
		f.Offset = int(at) - p.Wasm.Code
	}
	return f, true
}
