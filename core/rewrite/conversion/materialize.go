package conversion

import "github.com/odsgen/ods/core"

// castInfo is what the driver knows about a cast that it made.
type castInfo struct {
	kind     castKind
	types    *TypeConverter
	original core.Type // of a target materialization
	pure     bool      // made only to change types, not as somebody's replacement
}

type castKind uint8

const (
	castTarget castKind = iota // old types to new ones
	castSource                 // new types to an old one
)

// after returns the first place where a value can be used.
func after(v *core.Value) core.InsertionPoint {
	if op := v.DefiningOp(); op != nil {
		return core.InsertionPoint{Block: op.Block(), Before: op.Next()}
	}
	b := v.OwnerBlock()
	return core.InsertionPoint{Block: b, Before: b.First()}
}

// afterAll returns the first place where all values can be used.
func afterAll(vals []*core.Value) core.InsertionPoint {
	p := after(vals[0])
	var dom core.DominanceInfo
	for _, v := range vals[1:] {
		if q := after(v); dominatesPoint(&dom, p, q) {
			p = q
		}
	}
	return p
}

// dominatesPoint reports whether every way to q leads through p, places before an operation or at the end of a
// block.
func dominatesPoint(dom *core.DominanceInfo, p, q core.InsertionPoint) bool {
	switch {
	case p.Block != q.Block:
		return dom.ProperlyDominatesBlock(p.Block, q.Block)
	case p.Before == q.Before || q.Before == nil:
		return true
	case p.Before == nil:
		return false
	}
	return p.Before.IsBeforeInBlock(q.Before)
}

// cast makes an unrealized cast at a place and returns its results. With key, the mapping maps these values to the
// results, so that the cast is found again.
func (d *driver) cast(kind castKind, at core.InsertionPoint, loc core.Location, key, inputs []*core.Value, to []core.Type,
	original core.Type, types *TypeConverter, pure bool) []*core.Value {
	op := core.Create(&core.OperationState{Info: d.ctx.InfoOf(&core.UnrealizedCastDef), Loc: loc, Operands: inputs, Types: to})
	at.Block.InsertBefore(op, at.Before)
	results := d.pool.list(op.NumResults())
	for i := range results {
		results[i] = op.Result(i)
	}
	if len(key) > 0 {
		d.setMapped(key, results)
	}
	info := take(&d.pool.castInfos)
	*info = castInfo{kind: kind, types: types, original: original, pure: pure}
	d.known.At(op).cast = info
	d.casts = append(d.casts, op)
	made := take(&d.pool.casts)
	*made = madeCast{op: op, key: key}
	d.log(made)
	return results
}

// replacementOrCast returns what replaces v with v's type, made by a cast from whatever replaced it when need be; nil
// when v is not replaced or no longer needed.
func (d *driver) replacementOrCast(v *core.Value, types *TypeConverter) *core.Value {
	if w, simple := d.lookupOne(v, v.Type()); simple {
		if w != nil && w != v {
			return w
		}
	} else if vals := d.replacement(v, []core.Type{v.Type()}); vals != nil {
		return vals[0]
	}
	if !d.isMappedTo(v) && d.onlyReplacedUsers(v) {
		return nil
	}
	vals := d.replacement(v, nil)
	if len(vals) == 0 {
		return nil
	}
	return d.cast(castSource, afterAll(vals), v.Loc(), vals, vals, []core.Type{v.Type()}, nil, types, true)[0]
}

func (d *driver) onlyReplacedUsers(v *core.Value) bool {
	for u := range v.Users() {
		if !d.isReplaced(u) {
			return false
		}
	}
	return true
}

// origin returns what a value was made of by a cast back to an old type, the value itself when it was not. Without
// rollback, such casts stand between operations that are converted already and those that are not.
func (d *driver) origin(v *core.Value) []*core.Value {
	from := []*core.Value{v}
	for d.cfg.NoRollback && len(from) == 1 {
		op := from[0].DefiningOp()
		if c := d.castOf(op); c == nil || c.kind != castSource || op.NumOperands() == 0 {
			break
		}
		from = op.OperandList(0, op.NumOperands())
	}
	return from
}

// remapOnes puts what a pattern gets for the operands of an operation into a list: of each exactly one value. It
// returns false where that is not so, or the mapping is not that simple: then [driver.remap] is to be asked.
func (d *driver) remapOnes(op *core.Operation, out []*core.Value) bool {
	if d.types == nil || d.cfg.NoRollback {
		return false
	}
	for i := range out {
		v := op.Operand(i)
		t := d.types.ConvertOne(v.Type())
		if t == nil {
			return false
		}
		w, simple := d.lookupOne(v, t)
		if w == nil || !simple {
			return false
		}
		out[i] = w
	}
	return true
}

// remap returns the values that a pattern gets for others: what replaced them, converted by the current type converter.
// tag names the values in the reason of a failure.
func (d *driver) remap(op *core.Operation, tag string, vals []*core.Value, loc *core.Location) ([][]*core.Value, bool) {
	out := make([][]*core.Value, len(vals))
	for i, v := range vals {
		start := d.origin(v)
		if d.types == nil {
			out[i] = d.lookup(start, nil, true)
			continue
		}
		types, ok := d.types.Convert(v.Type())
		if !ok {
			d.attempts.missing(op, tag, i, v.Type())
			return nil, false
		}
		if len(types) == 0 {
			continue
		}
		if have := d.lookup(start, types, false); have != nil {
			out[i] = have
			continue
		}
		from := d.lookup(start, nil, true)
		at := v.Loc()
		if loc != nil {
			at = *loc
		}
		key := from
		if d.cfg.NoRollback {
			key = nil // each use has a cast of its own, as for upstream
		}
		out[i] = d.cast(castTarget, afterAll(from), at, key, from, types, v.Type(), d.types, true)
	}
	return out, true
}
