package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks operations on images.

// An imageUse is an operation on an image with what follows its image operands.
type imageUse struct {
	op                       *core.Operation
	image                    core.Type
	coordinate               core.Type
	samples, explicit, fetch bool
	args                     []*core.Value
}

// hasPlainDim reports whether the image has one of the dimensions that Bias and Lod can be used with.
func hasPlainDim(i *spirv.ImageType) bool {
	switch i.Dim() {
	case spirv.DimDim1D, spirv.DimDim2D, spirv.DimDim3D, spirv.DimCube:
		return true
	}
	return false
}

// verify checks the arguments that follow the image operands, in the order of their bits.
func (u imageUse) verify(r *core.Reporter) bool {
	fail := func(text string) bool { return r.OpEmitErrorf(u.op, "%s", text).Fail() }
	a, ok := u.op.Attr("image_operands").(*spirv.ImageOperandsAttr)
	if !ok {
		return len(u.args) == 0 || fail("the Image Operands should encode what operands follow, as per Image Operands")
	}
	const lodGrad = spirv.ImageOperandsLod | spirv.ImageOperandsGrad
	if a.Value()&lodGrad == lodGrad {
		return fail("it is invalid to set both the Lod and Grad bits")
	}
	i := imageOf(u.image)
	args := u.args
	single := i.SamplingInfo() == spirv.ImageSamplingInfoSingleSampled
	if a.Value()&spirv.ImageOperandsBias != 0 {
		switch {
		case !u.samples || u.explicit:
			return fail("Bias is only valid with implicit-lod instructions")
		case len(args) < 1:
			return fail("Bias operand requires 1 argument")
		case !query.Is[*core.FloatType](args[0].Type()):
			return fail("Bias must be a floating-point type scalar")
		case !hasPlainDim(i):
			return fail("Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube")
		case !single:
			return fail("Bias must only be used with an image type that has a MS operand of 0")
		}
		args = args[1:]
	}
	if a.Value()&spirv.ImageOperandsLod != 0 {
		_, isInt := firstType(args).(*core.IntegerType)
		switch {
		case !u.explicit && !u.fetch:
			return fail("Lod is only valid with explicit-lod and fetch instructions")
		case len(args) < 1:
			return fail("Lod operand requires 1 argument")
		case u.samples && !query.Is[*core.FloatType](args[0].Type()):
			return fail("for sampling operations, Lod must be a floating-point type scalar")
		case !u.samples && !isInt:
			return fail("for fetch operations, Lod must be an integer type scalar")
		case !hasPlainDim(i):
			return fail("Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube")
		case !single:
			return fail("Lod must only be used with an image type that has a MS operand of 0")
		}
		args = args[1:]
	}
	if a.Value()&spirv.ImageOperandsGrad != 0 {
		switch {
		case !u.explicit:
			return fail("Grad is only valid with explicit-lod instructions")
		case len(args) < 2:
			return fail("Grad operand requires 2 arguments (scalars or vectors)")
		case !single:
			return fail("Grad must only be used with an image type that has a MS operand of 0")
		}
		if text := u.checkGrad(i, args[0].Type(), args[1].Type()); text != "" {
			return fail(text)
		}
		args = args[2:]
	}
	return len(args) == 0 || fail("too many image operand arguments have been provided")
}

// checkGrad says what is wrong with the arguments of Grad.
func (u imageUse) checkGrad(i *spirv.ImageType, dx, dy core.Type) string {
	const components = "number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present"
	n := int64(1)
	if v, ok := u.coordinate.(*core.VectorType); ok {
		n = v.Shape()[0]
		if i.ArrayedInfo() == spirv.ImageArrayedInfoArrayed {
			n--
		}
	}
	vx, isVX := dx.(*core.VectorType)
	vy, isVY := dy.(*core.VectorType)
	switch {
	case isVX && isVY:
		if vx.Shape()[0] != vy.Shape()[0] || vx.Shape()[0] != n {
			return components
		}
		if !query.Is[*core.FloatType](vx.ElementType()) || !query.Is[*core.FloatType](vy.ElementType()) {
			return "Grad arguments must be a vector of floating-point type"
		}
	case query.Is[*core.FloatType](dx) && query.Is[*core.FloatType](dy):
		if n != 1 {
			return components
		}
	default:
		return "Grad arguments must be a scalar or vector of floating-point type"
	}
	return ""
}

func firstType(args []*core.Value) core.Type {
	if len(args) == 0 {
		return nil
	}
	return args[0].Type()
}

func useOf(op *core.Operation, args []*core.Value) imageUse {
	u := imageUse{op: op, image: op.Operand(0).Type(), args: args}
	_, u.samples = u.image.(*spirv.SampledImageType)
	if op.NumOperands() > 1 {
		u.coordinate = op.Operand(1).Type()
	}
	return u
}

// VerifyImageDrefGather checks the image operands.
func (Hooks) VerifyImageDrefGather(op spirv.ImageDrefGatherOp, r *core.Reporter) bool {
	u := useOf(op.Op, op.OperandArguments())
	u.samples = false
	return u.verify(r)
}

// VerifyImageRead checks the image operands.
func (Hooks) VerifyImageRead(op spirv.ImageReadOp, r *core.Reporter) bool {
	return useOf(op.Op, op.OperandArguments()).verify(r)
}

// VerifyImageWrite checks the image operands.
func (Hooks) VerifyImageWrite(op spirv.ImageWriteOp, r *core.Reporter) bool {
	return useOf(op.Op, op.OperandArguments()).verify(r)
}

// VerifyImageSampleExplicitLod checks the image operands.
func (Hooks) VerifyImageSampleExplicitLod(op spirv.ImageSampleExplicitLodOp, r *core.Reporter) bool {
	u := useOf(op.Op, op.OperandArguments())
	u.explicit = true
	return u.verify(r)
}

// VerifyImageSampleImplicitLod checks the image operands.
func (Hooks) VerifyImageSampleImplicitLod(op spirv.ImageSampleImplicitLodOp, r *core.Reporter) bool {
	return useOf(op.Op, op.OperandArguments()).verify(r)
}

// VerifyImageSampleProjDrefImplicitLod checks the image operands.
func (Hooks) VerifyImageSampleProjDrefImplicitLod(op spirv.ImageSampleProjDrefImplicitLodOp, r *core.Reporter) bool {
	return useOf(op.Op, op.OperandArguments()).verify(r)
}

// VerifyImageFetch checks the image operands.
func (Hooks) VerifyImageFetch(op spirv.ImageFetchOp, r *core.Reporter) bool {
	u := useOf(op.Op, op.OperandArguments())
	u.fetch = true
	return u.verify(r)
}

// VerifyImageQuerySize checks what can be asked, and the number of components.
func (Hooks) VerifyImageQuerySize(op spirv.ImageQuerySizeOp, r *core.Reporter) bool {
	i := imageOf(op.Op.Operand(0).Type())
	var want int64
	switch i.Dim() {
	case spirv.DimDim1D, spirv.DimBuffer:
		want = 1
	case spirv.DimDim2D, spirv.DimCube, spirv.DimRect:
		want = 2
	case spirv.DimDim3D:
		want = 3
	default:
		return r.OpEmitErrorf(op.Op, "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect").Fail()
	}
	if hasPlainDim(i) && i.SamplingInfo() != spirv.ImageSamplingInfoMultiSampled && !(Hooks{}).MayLackSampler(i) {
		return r.OpEmitErrorf(op.Op, "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2").Fail()
	}
	if i.ArrayedInfo() == spirv.ImageArrayedInfoArrayed {
		want++
	}
	got := int64(1)
	if v, ok := op.Op.Result(0).Type().(*core.VectorType); ok {
		got = v.Shape()[0]
	}
	if got != want {
		return r.OpEmitErrorf(op.Op, "expected the result to have %d component(s), but found %d component(s)", want, got).Fail()
	}
	return true
}
