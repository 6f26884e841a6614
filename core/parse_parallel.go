package core

// bodyTask is the body of an isolated operation that is parsed apart.
type bodyTask struct {
	region, target *Region
}

type bodyPool struct{}

func newBodyPool(p *Parser, workers int) *bodyPool { return &bodyPool{} }

func (b *bodyPool) join(p *Parser, ok bool) bool { return true }

func (p *Parser) submit(from int) { p.deferred = p.deferred[:from] }

// DeferRegion is [Parser.Region] for the body of an isolated operation, which may be parsed later or by another
// goroutine. It must be the last part of the syntax but for attributes and locations. done, which may be nil, is called
// with the finished region; it may report errors and must not use anything else that the hook has read.
func (p *Parser) DeferRegion(dst *Region, args []Argument, done func(r *Region) bool) bool {
	if !p.region(dst, args, false) {
		return false
	}
	return done == nil || done(dst)
}
