package testtransform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/transform"
)

// Operations that keep something in the state of the interpreter, that replace payload, and that do what they must not.

// extension is what test_add_test_extension keeps in the state.
type extension struct{ message string }

// extensionKey is where it is kept.
var extensionKey = new(int)

func extensionOf(c *transform.Call) *extension {
	e, _ := c.Extension(extensionKey).(*extension)
	return e
}

func addExtension(c *transform.Call) transform.Outcome {
	op, _ := AsTestAddTestExtensionOp(c.Op)
	c.SetExtension(extensionKey, &extension{op.Message()})
	return transform.Done
}

func removeExtension(c *transform.Call) transform.Outcome {
	c.SetExtension(extensionKey, nil)
	return transform.Done
}

func checkExtension(c *transform.Call) transform.Outcome {
	e := extensionOf(c)
	if e == nil {
		c.Remark("extension absent")
		return transform.Done
	}
	found := c.Remark("extension present, %s", e.message)
	for _, x := range c.Ops(c.Op.Operand(0)) {
		found.Note(x.Loc(), "associated payload op")
	}
	return transform.Done
}

// remapToSelf lets the first operation of the handle be replaced by the operation of the script.
func remapToSelf(c *transform.Call) transform.Outcome {
	if extensionOf(c) == nil {
		return c.Definite("TestTransformStateExtension missing")
	}
	op, _ := AsTestRemapOperandToSelfOp(c.Op)
	list := c.Ops(op.Operand())
	if len(list) == 0 {
		return c.Definite("expected an operation")
	}
	for i, r := range list[0].Results() {
		switch {
		case i < c.Op.NumResults():
			c.ReplaceValue(r, c.Op.Result(i))
		case c.HasHandles(r):
			return c.State.Definite(list[0].Loc(), "cannot replace an op with another op producing fewer results while tracking handles")
		}
	}
	c.ReplaceOp(list[0], c.Op)
	if c.Op.NumResults() > 0 {
		c.Set(0, c.Op)
	}
	return transform.Done
}

func mixedSuccess(c *transform.Call, target *core.Operation) ([]any, transform.Outcome) {
	if target.Attr("target_me") != nil {
		return nil, transform.Done
	}
	return nil, c.FailedToApply(target)
}

func nothingOfEach(*transform.Call, *core.Operation) ([]any, transform.Outcome) {
	return nil, transform.Done
}

// tooFew makes one operation, whatever is wanted.
func tooFew(c *transform.Call, _ *core.Operation) ([]any, transform.Outcome) {
	return []any{foo(c)}, transform.Done
}

// firstOnly makes an operation for the first target and none for others.
func firstOnly(c *transform.Call) transform.Outcome {
	first := true
	return transform.Each(func(c *transform.Call, _ *core.Operation) ([]any, transform.Outcome) {
		if !first {
			return nil, transform.Done
		}
		first = false
		return []any{foo(c)}, transform.Done
	}).Apply(c)
}

func nullOp(c *transform.Call) transform.Outcome {
	c.Set(0, (*core.Operation)(nil))
	return transform.Done
}

func nullValue(c *transform.Call) transform.Outcome {
	c.Set(0, (*core.Value)(nil))
	return transform.Done
}

func nullParam(c *transform.Call) transform.Outcome {
	c.Set(0, nil)
	return transform.Done
}

// trackedRewrite erases and replaces operations as their attributes say, and remarks how many were seen.
func trackedRewrite(c *transform.Call) transform.Outcome {
	seen := 0
	for _, op := range c.Ops(c.Op.Operand(0)) {
		if op.IsErased() {
			continue
		}
		seen++
		for _, x := range c.Ops(c.Op.Operand(0)) {
			switch {
			case x.IsErased():
			case x.Attr("erase_me") != nil:
				c.Rewriter.EraseOp(x)
			case x.Attr("replace_me") != nil:
				c.Rewriter.SetBefore(x)
				by := c.Rewriter.CreateOp(&core.OperationState{Info: x.Info(), Loc: x.Loc(), Types: x.ResultTypes(),
					Attrs: []core.NamedAttr{{Name: "new_op", Value: x.Context().Unit()}}})
				c.Rewriter.ReplaceOp(x, by.ResultList()...)
			}
		}
	}
	c.Remark("%d iterations", seen)
	return transform.Done
}

// produceInvalid puts an operation that cannot be verified at the beginning of the first operation's region.
func produceInvalid(c *transform.Call) transform.Outcome {
	list := c.Ops(c.Op.Operand(0))
	if len(list) == 0 || list[0].NumRegions() == 0 || list[0].Region(0).IsEmpty() {
		return c.Definite("expected an operation with a region")
	}
	b := core.NewBuilder(c.Op.Context()).SetLoc(list[0].Loc())
	b.SetStart(list[0].Region(0).Entry())
	TestDummyPayloadOp{FailToVerify: true, Loc: list[0].Loc()}.Build(b)
	return transform.Done
}
