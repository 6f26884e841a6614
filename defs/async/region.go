package async

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/async"
)

// RegionSuccessorsExecute goes into the body and then behind the operation, whose values are what the body yields.
func (Hooks) RegionSuccessorsExecute(op async.ExecuteOp, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		leave := flow.LeaveOp(op.Op)
		leave.Inputs = op.BodyResults()
		return []flow.RegionSuccessor{leave}
	}
	return []flow.RegionSuccessor{{Region: op.BodyRegion(), Inputs: op.BodyRegion().Entry().Args()}}
}

// AreTypesCompatibleExecute compares what values hold: the body has the contents.
func (Hooks) AreTypesCompatibleExecute(_ async.ExecuteOp, a, b core.Type) bool {
	held := func(t core.Type) core.Type {
		if v := contents(t); v != nil {
			return v
		}
		return t
	}
	return held(a) == held(b)
}
