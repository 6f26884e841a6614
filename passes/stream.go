package passes

import (
	"bytes"
	"io"
	"sync"
)

// stream delivers what tasks print in the order of the operations, and no later than necessary: what the first
// unfinished task of all has flushed is with the manager's output, so that it is there when the program dies; the
// others wait for their turn.
type stream struct {
	mu   sync.Mutex
	buf  bytes.Buffer
	text bytes.Buffer // what goes beside the module
	live bool         // all tasks in front are done
	up   *stream      // nil for the outermost
	w    io.Writer    // of the outermost; nil discards
	side io.Writer    // of the outermost, for what goes beside the module
}

// Write implements [io.Writer].
func (s *stream) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.buf.Write(b)
}

// beside is the part of a stream that goes beside the module. When it is the stream's turn, nothing waits.
type beside struct{ s *stream }

// Write implements [io.Writer].
func (w beside) Write(b []byte) (int, error) {
	s := w.s
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.live {
		return s.text.Write(b)
	}
	return s.pass(b)
}

// pass hands on what goes beside the module. The caller holds the lock.
func (s *stream) pass(b []byte) (int, error) {
	if s.up != nil {
		return beside{s.up}.Write(b)
	}
	return s.side.Write(b)
}

// flush passes on what was written when it is this stream's turn.
func (s *stream) flush() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.live || s.buf.Len() == 0 {
		return
	}
	switch {
	case s.up != nil:
		s.up.Write(s.buf.Bytes())
		s.up.flush()
	case s.w != nil:
		s.w.Write(s.buf.Bytes())
	}
	s.buf.Reset()
}

// turn tells the stream that all tasks in front are done.
func (s *stream) turn() {
	s.mu.Lock()
	s.live = true
	if s.text.Len() > 0 {
		s.pass(s.text.Bytes())
		s.text.Reset()
	}
	s.mu.Unlock()
	s.flush()
}

// turns gives tasks that end in any order their turns one after the other.
type turns struct {
	mu    sync.Mutex
	tasks []*task // nil for those that have not begun
	done  []bool
	first int // the first that is not done
}

// begin adds a task.
func (l *turns) begin(k int, t *task) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.tasks[k] = t
	if k == l.first {
		t.out.turn()
	}
}

// end takes note that a task is done.
func (l *turns) end(k int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.done[k] = true
	for l.first < len(l.done) && l.done[l.first] {
		l.tasks[l.first].out.flush()
		if l.first++; l.first < len(l.tasks) && l.tasks[l.first] != nil {
			l.tasks[l.first].out.turn()
		}
	}
}
