package jsonrpc

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"sync"

	"github.com/odsgen/ods/internal/fanout"
)

// Request is a request or a notification of the peer.
type Request struct {
	Method string
	Params json.RawMessage
	// IsNotification says that nobody waits for an answer.
	IsNotification bool
}

// Decode reads the parameters.
func (r *Request) Decode(dst any) error {
	if len(r.Params) == 0 {
		return nil
	}
	if err := json.Unmarshal(r.Params, dst); err != nil {
		return Errorf(CodeInvalidParams, "parameters of %s: %v", r.Method, err)
	}
	return nil
}

// Work computes the answer to a request. It may run beside other work.
type Work func(ctx context.Context) (any, error)

// Conn is one side of a connection. Its methods are safe for concurrent use.
type Conn struct {
	in      *bufio.Reader
	workers int
	accept  func(r *Request) Work

	writing sync.Mutex
	out     io.Writer

	mu      sync.Mutex
	more    sync.Cond
	queue   []job
	stopped bool // no more messages are read
	closed  bool
	running map[string]context.CancelFunc // by the id of the request
	calls   map[string]chan *message
	lastID  int
}

// job is a request that waits for a worker.
type job struct {
	id   json.RawMessage
	ctx  context.Context
	work Work
}

// New makes a connection whose requests are answered by up to the given number of goroutines. Accept is called for each
// message, in order; the work that it returns is done later. Work for a notification is done at once, and its error
// is dropped.
func New(in io.Reader, out io.Writer, workers int, accept func(r *Request) Work) *Conn {
	c := &Conn{in: bufio.NewReader(in), out: out, workers: max(workers, 1), accept: accept,
		running: map[string]context.CancelFunc{}, calls: map[string]chan *message{}}
	c.more.L = &c.mu
	return c
}

// Serve reads messages until the stream ends, or what it holds is no message, and waits for the work that was begun.
// It returns nil at the end of the stream.
func (c *Conn) Serve() error {
	group := fanout.NewPool(c.workers+1).Start(c.workers, func(int) { c.work() })
	err := c.read()
	c.close()
	group.Wait().Raise()
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// Stop makes Serve return behind the message that is being accepted.
func (c *Conn) Stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stopped = true
}

func (c *Conn) isStopped() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stopped
}

func (c *Conn) read() error {
	for !c.isStopped() {
		body, err := readFrame(c.in)
		if err != nil {
			return err
		}
		var m message
		if err := json.Unmarshal(body, &m); err != nil {
			c.send(&message{ID: json.RawMessage("null"), Error: Errorf(CodeParse, "%v", err)})
			continue
		}
		switch {
		case m.Method == "":
			c.deliver(&m)
		case m.Method == "$/cancelRequest":
			c.cancel(m.Params)
			if m.ID != nil { // it ought to be a notification, but whoever asks waits for an answer
				c.send(&message{ID: m.ID, Result: json.RawMessage("null")})
			}
		default:
			c.take(&m)
		}
	}
	return nil
}

// take accepts a request or notification.
func (c *Conn) take(m *message) {
	r := &Request{Method: m.Method, Params: m.Params, IsNotification: m.ID == nil}
	var work Work
	if p := fanout.Catch(func() { work = c.accept(r) }); p != nil {
		work = func(context.Context) (any, error) {
			return nil, Errorf(CodeInternal, "%s: %v\n%s", r.Method, p, p.Stack)
		}
	}
	if r.IsNotification {
		if work != nil {
			work(context.Background())
		}
		return
	}
	if work == nil {
		work = func(context.Context) (any, error) { return nil, nil }
	}
	ctx, cancel := context.WithCancel(context.Background())
	c.mu.Lock()
	defer c.mu.Unlock()
	c.running[string(m.ID)] = cancel
	c.queue = append(c.queue, job{m.ID, ctx, work})
	c.more.Signal()
}

// work answers requests until the connection is closed.
func (c *Conn) work() {
	for {
		c.mu.Lock()
		for len(c.queue) == 0 && !c.closed {
			c.more.Wait()
		}
		if len(c.queue) == 0 {
			c.mu.Unlock()
			return
		}
		j := c.queue[0]
		c.queue = c.queue[1:]
		c.mu.Unlock()
		c.answer(j)
	}
}

func (c *Conn) answer(j job) {
	var result any
	err := j.ctx.Err()
	if err == nil {
		if p := fanout.Catch(func() { result, err = j.work(j.ctx) }); p != nil {
			err = Errorf(CodeInternal, "internal error: %v\n%s", p, p.Stack)
		}
	}
	c.mu.Lock()
	if cancel := c.running[string(j.id)]; cancel != nil {
		cancel()
		delete(c.running, string(j.id))
	}
	c.mu.Unlock()
	m := &message{ID: j.id}
	if err == nil {
		m.Result, err = json.Marshal(result)
	}
	if err != nil {
		m.Result, m.Error = nil, wireError(err)
	}
	c.send(m)
}

// cancel cancels the request that a notification names.
func (c *Conn) cancel(params json.RawMessage) {
	var p struct {
		ID json.RawMessage `json:"id"`
	}
	if json.Unmarshal(params, &p) != nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if cancel := c.running[string(p.ID)]; cancel != nil {
		cancel()
	}
}

// close ends the workers, when the queue is empty, and calls that nobody will answer.
func (c *Conn) close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	for id, ch := range c.calls {
		close(ch)
		delete(c.calls, id)
	}
	for _, cancel := range c.running {
		cancel()
	}
	c.more.Broadcast()
}

// send writes a message; what cannot be written is lost, and the end of the stream will tell.
func (c *Conn) send(m *message) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	return writeFrame(c.out, m)
}

// Notify sends a notification.
func (c *Conn) Notify(method string, params any) error {
	raw, err := json.Marshal(params)
	if err != nil {
		return err
	}
	return c.send(&message{Method: method, Params: raw})
}

// Call sends a request and waits for its answer, which is decoded into result unless that is nil. When the context ends,
// the request is cancelled.
func (c *Conn) Call(ctx context.Context, method string, params, result any) error {
	raw, err := json.Marshal(params)
	if err != nil {
		return err
	}
	answer := make(chan *message, 1)
	c.mu.Lock()
	if c.closed {
		c.mu.Unlock()
		return io.ErrClosedPipe
	}
	c.lastID++
	id := strconv.Itoa(c.lastID)
	c.calls[id] = answer
	c.mu.Unlock()
	if err := c.send(&message{ID: json.RawMessage(id), Method: method, Params: raw}); err != nil {
		return err
	}
	select {
	case m := <-answer:
		return decodeAnswer(m, result)
	case <-ctx.Done():
		c.mu.Lock()
		delete(c.calls, id)
		c.mu.Unlock()
		c.Notify("$/cancelRequest", map[string]json.RawMessage{"id": json.RawMessage(id)})
		return ctx.Err()
	}
}

func decodeAnswer(m *message, result any) error {
	switch {
	case m == nil:
		return io.ErrUnexpectedEOF
	case m.Error != nil:
		return m.Error
	case result == nil || len(m.Result) == 0:
		return nil
	}
	return json.Unmarshal(m.Result, result)
}

// deliver hands a response to the call that waits for it.
func (c *Conn) deliver(m *message) {
	c.mu.Lock()
	answer := c.calls[string(m.ID)]
	delete(c.calls, string(m.ID))
	c.mu.Unlock()
	if answer != nil {
		answer <- m
	}
}
