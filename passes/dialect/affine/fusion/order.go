package fusion

// order is a set of node numbers. Upstream keeps nodes in a hash table and visits them in its order, which decides what
// is fused with what; so this is the same hash table: open addressing with quadratic probing, a power of two of
// buckets, 37 times the number as hash.
type order struct {
	buckets []int // a number, or one of the marks
	entries int
	erased  int
}

const (
	free = -1
	gone = -2
)

const minBuckets = 64

// find returns the bucket of a number, or the one where it would go.
func (o *order) find(id int) (bucket int, found bool) {
	if len(o.buckets) == 0 {
		return -1, false
	}
	mask := uint32(len(o.buckets) - 1)
	tombstone := -1
	for at, step := uint32(id)*37&mask, uint32(1); ; at, step = (at+step)&mask, step+1 {
		switch o.buckets[at] {
		case id:
			return int(at), true
		case free:
			if tombstone >= 0 {
				return tombstone, false
			}
			return int(at), false
		case gone:
			if tombstone < 0 {
				tombstone = int(at)
			}
		}
	}
}

// insert adds a number.
func (o *order) insert(id int) {
	at, found := o.find(id)
	if found {
		return
	}
	n := len(o.buckets)
	switch {
	case 4*(o.entries+1) >= 3*n:
		o.grow(2 * n)
		at, _ = o.find(id)
	case n-(o.entries+1)-o.erased <= n/8:
		o.grow(n)
		at, _ = o.find(id)
	}
	if o.buckets[at] == gone {
		o.erased--
	}
	o.buckets[at] = id
	o.entries++
}

func (o *order) grow(n int) {
	old := o.buckets
	size := minBuckets
	for size < n {
		size *= 2
	}
	o.buckets, o.entries, o.erased = make([]int, size), 0, 0
	for i := range o.buckets {
		o.buckets[i] = free
	}
	for _, id := range old {
		if id >= 0 {
			at, _ := o.find(id)
			o.buckets[at] = id
			o.entries++
		}
	}
}

// remove takes a number out.
func (o *order) remove(id int) {
	if at, found := o.find(id); found {
		o.buckets[at] = gone
		o.entries--
		o.erased++
	}
}

// ids returns the numbers in the order of the buckets.
func (o *order) ids() (out []int) {
	for _, id := range o.buckets {
		if id >= 0 {
			out = append(out, id)
		}
	}
	return out
}
