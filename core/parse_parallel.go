package core

import (
	"sync"
	"sync/atomic"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/internal/fanout"
)

// The bodies of isolated operations are parsed apart from the text around them: the header parser finds the matching
// brace, queues the body and goes on after it. Names end at such a body, so nothing but the tables in parseShared
// crosses. What does not fit this picture (an error, a name that is not defined in the body, braces that do not match)
// makes [Parse] start over with one parser, so results and diagnostics are those of a single one by construction.

// bodyTask is a body that is parsed apart.
type bodyTask struct {
	region     *Region // in the operation's state
	target     *Region // in the operation, once it is made
	start, end int     // offsets after the opening brace and of the closing one
	args       []Argument
	done       func(*Region) bool
	dialect    string
	depth      int
}

// A batch of tasks is text of this length, less where the whole text is so short that few batches would leave workers
// idle at the end.
const (
	batchBytes      = 64 << 10
	leastBatchBytes = 8 << 10
	leastBatches    = 16 // for each worker
)

// maxWaiting is the number of batches at which the header parser helps instead of queueing more: what waits takes
// memory, and text that was scanned lately is still in the cache.
const maxWaiting = 64

// bodyPool is the queue of batches and those who work on it.
type bodyPool struct {
	mu      sync.Mutex
	more    sync.Cond
	queue   [][]*bodyTask // in source order
	next    int           // first batch that nobody has taken
	closed  bool
	failed  atomic.Bool
	running *fanout.Group

	spare [][]*bodyTask // batches that are done with, to be filled again

	// What follows belongs to the header parser.
	batch   []*bodyTask // being collected
	size    int
	limit   int         // length of a batch
	unused  []*bodyTask // tasks of spare batches
	workers []*Parser
}

// newBodyPool starts the goroutines; the header parser's own joins them at the end.
func newBodyPool(p *Parser, workers int) *bodyPool {
	b := &bodyPool{limit: min(max(len(p.src)/(leastBatches*workers), leastBatchBytes), batchBytes)}
	b.more.L = &b.mu
	for range workers {
		b.workers = append(b.workers, newParser(p.ctx, p.source, p.src, p.opts, p.shared))
	}
	b.running = fanout.NewPool(workers).Start(workers-1, func(w int) { b.work(b.workers[w]) })
	return b
}

// work parses batches until there are no more.
func (b *bodyPool) work(p *Parser) {
	for {
		b.mu.Lock()
		for b.next == len(b.queue) && !b.closed {
			b.more.Wait()
		}
		if b.next == len(b.queue) {
			b.mu.Unlock()
			return
		}
		batch := b.take()
		b.mu.Unlock()
		if !b.parse(p, batch) {
			return
		}
	}
}

// take removes the first batch of the queue, which is locked and not empty.
func (b *bodyPool) take() []*bodyTask {
	batch := b.queue[b.next]
	b.queue[b.next] = nil
	if b.next++; b.next == len(b.queue) {
		b.queue, b.next = b.queue[:0], 0
	}
	return batch
}

// parse reads the bodies of a batch and gives its tasks back.
func (b *bodyPool) parse(p *Parser, batch []*bodyTask) bool {
	for _, t := range batch {
		if b.failed.Load() {
			return false
		}
		if !p.body(t) {
			b.failed.Store(true)
			return false
		}
		*t = bodyTask{args: t.args[:0]}
	}
	b.mu.Lock()
	b.spare = append(b.spare, batch)
	b.mu.Unlock()
	return true
}

// task returns an empty task.
func (b *bodyPool) task() *bodyTask {
	if n := len(b.unused); n > 0 {
		t := b.unused[n-1]
		b.unused = b.unused[:n-1]
		return t
	}
	return new(bodyTask)
}

// body parses the text of a task.
func (p *Parser) body(t *bodyTask) bool {
	p.src = p.source.Text[:t.end+1]
	p.dialect, p.depth = t.dialect, t.depth
	p.scan(t.start)
	if (len(t.args) > 0 || p.kind != lex.RBrace) && !p.regionBody(t.target, t.args, false) {
		return false
	}
	if p.kind != lex.RBrace || p.start != t.end || p.fwdLeft > 0 || p.values.live > 0 {
		return false
	}
	p.fwds = p.fwds[:0]
	return (t.done == nil || t.done(t.target)) && !p.hasError(0)
}

func (b *bodyPool) flush() {
	if len(b.batch) == 0 {
		return
	}
	var help []*bodyTask
	b.mu.Lock()
	b.queue = append(b.queue, b.batch)
	b.batch, b.size = nil, 0
	if len(b.queue)-b.next > maxWaiting {
		help = b.take()
	}
	if n := len(b.spare); n > 0 {
		b.unused = append(b.unused, b.spare[n-1]...)
		b.batch = b.spare[n-1][:0]
		b.spare = b.spare[:n-1]
	}
	b.mu.Unlock()
	b.more.Signal()
	if help != nil {
		b.parse(b.workers[0], help)
	}
}

// close tells the workers that there will be no more.
func (b *bodyPool) close() {
	b.mu.Lock()
	b.closed = true
	b.mu.Unlock()
	b.more.Broadcast()
}

// abandon ends the workers, and returns when they are gone.
func (b *bodyPool) abandon() {
	b.failed.Store(true)
	b.close()
	b.running.Wait()
}

// join ends the header parser's part, helps with what is left, and gathers what the workers found.
func (b *bodyPool) join(p *Parser, ok bool) bool {
	if !ok {
		b.failed.Store(true)
	}
	b.flush()
	b.close()
	b.work(b.workers[0])
	if b.running.Wait() != nil || b.failed.Load() { // a hook that panics does so again when the text is read in order
		return false
	}
	for _, w := range b.workers {
		p.diags = append(p.diags, w.diags...)
		p.names = append(p.names, w.names...)
		p.sawLoc = p.sawLoc || w.sawLoc
	}
	return true
}

// DeferRegion is [Parser.Region] for the body of an isolated operation, which may be parsed later or by another
// goroutine. After it the syntax may have attributes and locations only. done, which may be nil, is called with the
// finished region, perhaps by that goroutine: it must not use the parser, nor anything that the hook changes later. It
// returns false to refuse the region. Then the text is read again in order, DeferRegion itself returns false, and the
// hook reports what is wrong.
func (p *Parser) DeferRegion(dst *Region, args []Argument, done func(r *Region) bool) bool {
	if p.deferBody(dst, args, done) {
		return true
	}
	return p.region(dst, args, false) && (done == nil || done(dst))
}

// TryDeferRegion is [Parser.DeferRegion] when a region comes next.
func (p *Parser) TryDeferRegion(dst *Region, args []Argument, done func(r *Region) bool) (found, ok bool) {
	if p.kind != lex.LBrace {
		return false, true
	}
	return true, p.DeferRegion(dst, args, done)
}

// deferBody queues the region that starts at the current token when that is possible, and goes on after it.
func (p *Parser) deferBody(dst *Region, args []Argument, done func(r *Region) bool) bool {
	if p.kind != lex.LBrace || p.values.live > 0 {
		return false
	}
	outline := p.opts.Pieces != nil && pieceAt(p.opts.Pieces, p.start).Outline
	if p.pool == nil && !outline {
		return false
	}
	end := matchingBrace(p.src, p.end)
	if end < 0 {
		return false
	}
	if outline {
		p.reset(end)
		p.next()
		return true
	}
	t := p.pool.task()
	*t = bodyTask{region: dst, start: p.end, end: end, args: append(t.args[:0], args...), done: done, dialect: p.dialect,
		depth: p.depth}
	p.deferred = append(p.deferred, t)
	p.reset(end)
	p.next()
	return true
}

// submit queues the bodies that the operation just made has deferred.
func (p *Parser) submit(from int) bool {
	if from == len(p.deferred) {
		return true
	}
	b := p.pool
	for _, t := range p.deferred[from:] {
		b.batch = append(b.batch, t)
		b.size += t.end - t.start
	}
	p.deferred = p.deferred[:from]
	if b.size >= b.limit {
		b.flush()
	}
	return !b.failed.Load()
}

// braceClass marks the bytes that matter to matchingBrace.
var braceClass = [256]bool{'{': true, '}': true, '"': true, '/': true, '#': true, '!': true}

// matchingBrace returns the offset of the brace that closes the one before offset i, or -1. Braces in strings,
// comments and the raw text of dialects' types and attributes do not count.
func matchingBrace(src []byte, i int) int {
	depth := 1
	for ; i < len(src); i++ {
		c := src[i]
		if !braceClass[c] {
			continue
		}
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		case '"':
			if i = quoteAfter(src, i+1); i < 0 {
				return -1
			}
		case '/':
			if i+1 < len(src) && src[i+1] == '/' {
				i = lex.SkipComment(src, i+2) - 1
			}
		default:
			j := i + 1
			for j < len(src) && lex.Is(src[j], lex.Suffix) {
				j++
			}
			if j == i+1 || j == len(src) || src[j] != '<' {
				i = j - 1
				continue
			}
			if i = rawEnd(src, j); i < 0 {
				return -1
			}
		}
	}
	return -1
}

// quoteAfter returns the offset of the quote that ends the string whose text starts at i, or -1.
func quoteAfter(src []byte, i int) int {
	for ; i < len(src); i++ {
		switch src[i] {
		case '"':
			return i
		case '\\':
			i++
		case '\n':
			return -1
		}
	}
	return -1
}

// rawEnd returns the offset of the '>' that matches the '<' at offset i, or -1.
func rawEnd(src []byte, i int) int {
	depth := 0
	for ; i < len(src); i++ {
		switch src[i] {
		case '<', '[', '(', '{':
			depth++
		case '>', ']', ')', '}':
			if depth--; depth == 0 {
				return i
			}
		case '-':
			if i+1 < len(src) && src[i+1] == '>' {
				i++
			}
		case '"':
			if i = quoteAfter(src, i+1); i < 0 {
				return -1
			}
		case 0:
			return -1
		}
	}
	return -1
}
