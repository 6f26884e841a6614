package omptollvm_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/omptollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

func TestZZ(t *testing.T) {
	r := all.Registry()
	omptollvm.Extend(r)
	ctx := core.NewContextWith(r)
	data, _ := os.ReadFile(os.Getenv("ZZ"))
	m, _ := core.Parse(ctx, data, core.ParseOptions{})
	var b bytes.Buffer
	t.Log(llvmir.Write(&b, m))
}
