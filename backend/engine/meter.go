package engine

import "context"

// Instructions cost one step each, whatever they do, but work on memory, vectors and text costs by its size: the limit of
// steps and the context hold for it, too.

const (
	// askEvery is how many steps are taken between questions to the context.
	askEvery = 1 << 16
	// bytesPerStep is how many bytes are moved in the time of an instruction, roughly.
	bytesPerStep = 16
	// pieceBytes is how many bytes are moved before the context is asked again.
	pieceBytes = 1 << 24
)

// refuel counts the steps that were taken since the last time. It fails when there were too many or the context is done.
func (m *machine) refuel() error {
	m.spent += uint64(askEvery - m.steps)
	m.steps = askEvery
	if limit := m.e.o.MaxSteps; limit > 0 && m.spent > limit {
		return Limit.Errorf("step limit of %d instructions exceeded", limit)
	}
	if m.ctx.Err() != nil {
		return Limit.Errorf("execution was cancelled: %v", context.Cause(m.ctx))
	}
	return nil
}

// spend takes the cost of a jump from the steps that may be taken before the context is asked; false says that there were
// too few, and [machine.refuel] is due.
func (m *machine) spend(in *instr) bool {
	m.steps -= int64(in.cost)
	return m.steps >= 0
}

// pay counts work on so many bytes, and fails as [machine.refuel] does.
func (m *machine) pay(bytes uint64) error {
	if m.steps -= int64(bytes / bytesPerStep); m.steps < 0 {
		return m.refuel()
	}
	return nil
}

// pieces does work on size bytes piece by piece and pays for each before it: for those from one number up to another.
// From the end to the start when backward is set.
func (m *memory) pieces(size uint64, backward bool, work func(from, to uint64)) error {
	for at := uint64(0); at < size; {
		n := min(size-at, pieceBytes)
		if m.pay != nil {
			if err := m.pay(n); err != nil {
				return err
			}
		}
		if backward {
			work(size-at-n, size-at)
		} else {
			work(at, at+n)
		}
		at += n
	}
	return nil
}

// Context returns the context of the running call. What takes long ends when it is done.
func (c *ExternalCall) Context() context.Context { return c.e.m.ctx }

// Pay counts work on so many bytes as steps of the program. An error says that the program must end: its limit of steps
// is reached, or its context is done. An external function that works on much memory calls it before each part of it, and
// returns the error.
func (c *ExternalCall) Pay(bytes uint64) error { return c.e.m.pay(bytes) }
