package bytecode

import (
	"bytes"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
)

// TestStreamCorpora compares opt --stream, with a part for each operation, with opt, on text and on bytecode.
func TestStreamCorpora(t *testing.T) {
	cfg := driver.Config{Dialects: dialects(), Passes: backend.Passes()}
	run := func(in []byte, args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		args = append(args, "--allow-unregistered-dialect", "--pass-pipeline=builtin.module(func.func(canonicalize,cse))")
		status := driver.Opt(cfg, args, bytes.NewReader(in), &out, &errs)
		return out.String(), errs.String(), status
	}
	counts := make(map[string]int)
	for _, c := range corpora(t, *every, 0) {
		out, errs, status := run([]byte(c.Input))
		code, written := asBytecode(cfg, c.Input)
		for form, in := range map[string][]byte{"text": []byte(c.Input), "bytecode": code} {
			if form == "bytecode" && (!written || status != driver.StatusOK) {
				continue
			}
			got, gotErrs, s := run(in, "--stream=1")
			switch {
			case strings.Contains(gotErrs, "--stream cannot"), strings.Contains(gotErrs, "cannot be read apart"):
				counts[form+" refused"]++
			case got != out || s != status || form == "text" && status == driver.StatusOK && gotErrs != errs:
				t.Errorf("%s %s as %s: status %d, want %d\n%s%s\nwant\n%s%s", c.Path, c.Name, form, s, status, got, gotErrs, out, errs)
			default:
				counts[form+" equal"]++
			}
		}
	}
	t.Log(counts)
}

func asBytecode(cfg driver.Config, text string) (code []byte, ok bool) {
	var out, errs bytes.Buffer
	status := driver.Opt(cfg, []string{"--allow-unregistered-dialect", "--emit-bytecode"}, strings.NewReader(text), &out, &errs)
	return out.Bytes(), status == driver.StatusOK
}
