package testtransform

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/transform"
)

// models says what the operations do, as far as scripts run them.
var models = map[*core.OpDef]transform.Op{
	&TestTransformOpDef:                               transform.Func(remarkApplying),
	&TestTransformOpWithRegionsDef:                    transform.Func(nothing),
	&TestBranchingTransformOpTerminatorDef:            transform.Func(nothing),
	&TestReEnterRegionDef:                             transform.Func(reEnter),
	&TestProduceSelfHandleOrForwardOperandDef:         transform.Func(selfOrOperand),
	&TestProduceValueHandleToSelfOperandDef:           transform.Func(selfOperand),
	&TestProduceValueHandleToResultDef:                transform.Each(valueOfResult),
	&TestProduceValueHandleToArgumentOfParentBlockDef: transform.Each(valueOfArgument),
	&TestConsumeOperandDef:                            consumeOperand{},
	&TestConsumeOperandOfOpKindOrFailDef:              transform.Func(ofKind),
	&TestSucceedIfOperandOfOpKindDef:                  transform.Func(ofKind),
	&TestConsumeOperandEachDef:                        transform.Each(nothingOfEach),
	&TestMixedSuccessAndSilenceableDef:                transform.Each(mixedSuccess),
	&TestWrongNumberOfResultsDef:                      transform.Each(tooFew),
	&TestWrongNumberOfMultiResultsDef:                 transform.Func(firstOnly),
	&TestAddTestExtensionDef:                          transform.Func(addExtension),
	&TestRemoveTestExtensionDef:                       transform.Func(removeExtension),
	&TestCheckIfTestExtensionPresentDef:               transform.Func(checkExtension),
	&TestRemapOperandToSelfDef:                        transform.Func(remapToSelf),
	&TestProduceInvalidIrDef:                          transform.Func(produceInvalid),
	&TestTrackedRewriteDef:                            transform.Func(trackedRewrite),
	&TestRequiredMemoryEffectsDef:                     transform.Func(copyPayload),
	&TestProduceNullPayloadDef:                        transform.Func(nullOp),
	&TestProduceNullParamDef:                          transform.Func(nullParam),
	&TestProduceNullValueDef:                          transform.Func(nullValue),
	&TestEmitRemarkAndEraseOperandDef:                 transform.Func(remarkAndErase),
	&TestCorrectNumberOfMultiResultsDef:               transform.Each(twoOperations),
	&TestMixedNullAndNonNullResultsDef:                transform.Each(oneAndNothing),
	&TestCopyPayloadDef:                               transform.Func(copyPayload),
	&TestReversePayloadOpsDef:                         transform.Func(reversePayload),
	&TestNotifyPayloadOpReplacedDef:                   transform.Func(notifyReplaced),
	&TestReportNumberOfTrackedHandlesNestedUnderDef:   transform.Func(reportTracked),
	&TestAddToParamDef:                                transform.Func(addToParam),
	&TestProduceParamWithNumberOfTestOpsDef:           transform.Func(countTestOps),
	&TestProduceParamDef:                              transform.Func(produceParam),
	&TestProduceTransformParamOrForwardOperandDef:     transform.Func(paramOrOperand),
	&TestProduceEmptyPayloadDef:                       transform.Func(nothing),
	// motion
	&TestMoveOperandDepsDef: transform.Func(moveOperandDeps),
	&TestMoveValueDefnsDef:  transform.Func(moveValueDefns),
	// tiling
	&TestFuseAndYieldDef:                             transform.Func(fuseAndYield),
	&TestFuseConsumerDef:                             transform.Func(fuseConsumer),
	&TestFuseConsumerUsingSliceDef:                   transform.Func(fuseConsumerUsingSlice),
	&TestFuseUsingForallDef:                          transform.Func(fuseUsingForall),
	&TestQueryConsumerFusabilityDef:                  transform.Func(queryConsumer),
	&TestQueryProducerFusabilityDef:                  transform.Func(queryProducer),
	&TestTileAndFuseOuterParallelPartialReductionDef: transform.Func(fuseOuterParallel),
	&TestTileUsingCustomLoopDef:                      transform.Func(tileUsingCustomLoop),
	&TestTileUsingForallDef:                          transform.Func(tileUsingForall),
}

// Extend lets the interpreter of scripts run the operations.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{"transform"}, Apply: func(l *core.Loading) {
		for def, m := range models {
			transform.Attach(l, def.Name, m)
		}
		transform.AttachConverter(l, TestTypeConverterDef.Name, transform.ConverterFunc(memrefsForTensors))
		transform.AttachConversions(l, ApplyTestConversionPatternsDef.Name, transform.ConversionsFunc(newOps))
	}})
	r.AddExtension(core.Extension{Dialects: []string{"test"}, Apply: func(l *core.Loading) {
		attachBufferization(l)
		valuebounds.Key.Attach(l, "test.value_with_bounds", func(op *core.Operation) (valuebounds.Model, bool) { return bounded{op}, true })
		tile.OpKey.Attach(l, "test.tiling_no_dps_op", func(op *core.Operation) (tile.Op, bool) { return noDestination{op: op}, true })
	}})
}

func nothing(*transform.Call) transform.Outcome { return transform.Done }

func remarkApplying(c *transform.Call) transform.Outcome {
	text := "applying transformation"
	if a := c.Op.Attr("message"); a != nil {
		text += " " + core.AttrString(a)
	}
	c.Remark("%s", text)
	return transform.Done
}

// reEnter runs the body four times with the same arguments.
func reEnter(c *transform.Call) transform.Outcome {
	op, _ := AsTestReEnterRegionOp(c.Op)
	var args [][]any
	for _, v := range op.Args() {
		args = append(args, c.Payload(v))
	}
	for range 4 {
		if _, o := c.RunRegion(op.Body(), args); !o.Succeeded() {
			return o
		}
	}
	return transform.Done
}

func selfOrOperand(c *transform.Call) transform.Outcome {
	if c.Op.NumOperands() > 0 {
		c.Set(0, c.Payload(c.Op.Operand(0))...)
	} else {
		c.Set(0, c.Op)
	}
	return transform.Done
}

func selfOperand(c *transform.Call) transform.Outcome {
	c.Set(0, c.Op.Operand(0))
	return transform.Done
}

func valueOfResult(c *transform.Call, target *core.Operation) ([]any, transform.Outcome) {
	op, _ := AsTestProduceValueHandleToResultOp(c.Op)
	if n := op.Number(); n < 0 || n >= int64(target.NumResults()) {
		return nil, c.Silenceable("payload has no result #%d", n)
	}
	return []any{target.Result(int(op.Number()))}, transform.Done
}

func valueOfArgument(c *transform.Call, target *core.Operation) ([]any, transform.Outcome) {
	op, _ := AsTestProduceValueHandleToArgumentOfParentBlockOp(c.Op)
	if target.Block() == nil {
		return nil, c.Silenceable("payload has no parent block")
	}
	if n := op.Number(); n < 0 || n >= int64(target.Block().NumArgs()) {
		return nil, c.Silenceable("parent of the payload has no argument #%d", n)
	}
	return []any{target.Block().Arg(int(op.Number()))}, transform.Done
}

// consumeOperand is transform.test_consume_operand.
type consumeOperand struct{}

// Apply does nothing: the effects of the operation make its operands unusable.
func (consumeOperand) Apply(*transform.Call) transform.Outcome { return transform.Done }

// AllowsRepeated says what the attribute says.
func (consumeOperand) AllowsRepeated(op *core.Operation) bool {
	x, _ := AsTestConsumeOperandOp(op)
	return x.AllowRepeatedHandles()
}

func ofKind(c *transform.Call) transform.Outcome {
	want := c.Op.Attr("op_kind").(*core.StringAttr).Value()
	list := c.Ops(c.Op.Operand(0))
	if len(list) != 1 {
		return c.Definite("expected the operand to be associated with one payload op")
	}
	if list[0].Name() != want {
		return c.Silenceable("op expected the operand to be associated with a payload op of kind %s got %s", want, list[0].Name())
	}
	c.Remark("succeeded")
	return transform.Done
}

func remarkAndErase(c *transform.Call) transform.Outcome {
	op, _ := AsTestEmitRemarkAndEraseOperandOp(c.Op)
	c.Remark("%s", op.Remark())
	for _, x := range c.Ops(op.Target()) {
		c.Rewriter.EraseOp(x)
	}
	if op.FailAfterErase() {
		return c.Silenceable("silenceable error")
	}
	return transform.Done
}

func foo(c *transform.Call) *core.Operation {
	return c.Rewriter.CreateOp(&core.OperationState{Info: c.Op.Context().OpName("foo"), Loc: c.Rewriter.Loc()})
}

func twoOperations(c *transform.Call, _ *core.Operation) ([]any, transform.Outcome) {
	return []any{foo(c), foo(c)}, transform.Done
}

func oneAndNothing(c *transform.Call, _ *core.Operation) ([]any, transform.Outcome) {
	return []any{nil, foo(c)}, transform.Done
}

func copyPayload(c *transform.Call) transform.Outcome {
	c.Set(0, c.Payload(c.Op.Operand(0))...)
	return transform.Done
}

func reversePayload(c *transform.Call) transform.Outcome {
	list := c.Payload(c.Op.Operand(0))
	slices.Reverse(list)
	c.Set(0, list...)
	return transform.Done
}

func notifyReplaced(c *transform.Call) transform.Outcome {
	from, to := c.Ops(c.Op.Operand(0)), c.Ops(c.Op.Operand(1))
	if len(from) != len(to) {
		return c.Silenceable("expected same number of original and replacement payloads")
	}
	for i, x := range from {
		c.ReplaceOp(x, to[i])
	}
	return transform.Done
}

func reportTracked(c *transform.Call) transform.Outcome {
	n := 0
	for _, x := range c.Ops(c.Op.Operand(0)) {
		x.Walk(func(inner *core.Operation) { n += c.NumHandles(inner) })
	}
	c.Remark("%d handles nested under", n)
	return transform.Done
}

func addToParam(c *transform.Call) transform.Outcome {
	op, _ := AsTestAddToParamOp(c.Op)
	sum := int64(op.AddendumAttr().Int64())
	if h := op.Param(); h != nil {
		for _, a := range c.Params(h) {
			if i, ok := a.(*core.IntegerAttr); ok {
				sum += i.Int64()
			}
		}
	}
	c.Set(0, core.Attribute(c.Op.Context().I32Attr(int32(sum))))
	return transform.Done
}

func countTestOps(c *transform.Call) transform.Outcome {
	var out []any
	for _, x := range c.Ops(c.Op.Operand(0)) {
		n := int32(0)
		x.Walk(func(inner *core.Operation) {
			if strings.HasPrefix(inner.Name(), "test.") {
				n++
			}
		})
		out = append(out, core.Attribute(c.Op.Context().I32Attr(n)))
	}
	c.Set(0, out...)
	return transform.Done
}

func produceParam(c *transform.Call) transform.Outcome {
	c.Set(0, c.Op.Attr("attr"))
	return transform.Done
}

func paramOrOperand(c *transform.Call) transform.Outcome {
	op, _ := AsTestProduceTransformParamOrForwardOperandOp(c.Op)
	first := c.Payload(op.In())
	if len(first) != 1 {
		return c.Definite("expected one operation")
	}
	ctx := c.Op.Context()
	switch {
	case op.FirstResultIsParam():
		c.Set(0, core.Attribute(ctx.I64Attr(0)))
	case !op.FirstResultIsNull():
		c.Set(0, first...)
	}
	if op.SecondResultIsHandle() {
		c.Set(1, first...)
	} else {
		c.Set(1, core.Attribute(ctx.I64Attr(42)))
	}
	return transform.Done
}

func moveOperandDeps(c *transform.Call) transform.Outcome {
	op, _ := AsTestMoveOperandDepsOp(c.Op)
	payload, before := c.Ops(op.Payload()), c.Ops(op.InsertionPoint())
	if len(payload) == 0 || len(before) == 0 {
		return c.Definite("expected an operation and an insertion point")
	}
	if reason := passes.MoveDependencies(c.Rewriter, payload[0], before[0]); reason != "" {
		c.Remark("%s", reason)
	}
	return transform.Done
}

func moveValueDefns(c *transform.Call) transform.Outcome {
	op, _ := AsTestMoveValueDefnsOp(c.Op)
	var vals []*core.Value
	for _, h := range op.Values() {
		vals = append(vals, c.Values(h)...)
	}
	before := c.Ops(op.InsertionPoint())
	if len(before) == 0 {
		return c.Definite("expected an insertion point")
	}
	if reason, ok := passes.MoveDefinitions(c.Rewriter, vals, before[0]); !ok {
		c.Remark("%s", reason)
	}
	return transform.Done
}

// bounded is a test.value_with_bounds, which says itself what it is between.
type bounded struct{ op *core.Operation }

// Bounds implements [valuebounds.Model].
func (b bounded) Bounds(s *valuebounds.Set, v *core.Value) {
	least, ok := b.op.Attr("min").(*core.IntegerAttr)
	greatest, ok2 := b.op.Attr("max").(*core.IntegerAttr)
	if ok && ok2 {
		s.Between(v, least.Int64(), greatest.Int64())
	}
}
