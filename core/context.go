package core

import (
	"sync"
	"sync/atomic"
)

// Context owns everything that IR shares: interned types and attributes, locations, loaded dialects and what is known
// about operation names. Contexts are cheap and independent of one another; types and attributes of two contexts are
// never equal and must not be mixed in one operation. All methods are safe for concurrent use.
type Context struct {
	mu     sync.Mutex
	uniq   map[string]any
	nextID atomic.Uint32
	keys   sync.Pool // of *Key, for newKey

	registry *Registry
	loadMu   sync.Mutex // held while a dialect is loaded
	namesMu  sync.RWMutex
	names    map[string]*OpInfo
	opaque   map[string]*OpInfo  // of files in other versions of their dialects, see opaqueInfo
	loaded   map[string]*Dialect // by namespace
	typeDefs map[string]*TypeDef // "dialect.mnemonic"
	attrDefs map[string]*AttrDef
	numInfos int
	infos    [256]atom[OpInfo] // those found last, by definition

	allowUnregistered atomic.Bool
	upstreamBugs      atomic.Bool
	numLoaded         atomic.Int32
	ints              [256]atom[IntegerAttr] // made last by [Context.IntegerAttr]

	aliasable   atomic.Bool      // a type or attribute exists that may be printed by an alias
	namers      atom[[]*Dialect] // loaded dialects that name aliases of all types and attributes
	hasDistinct atomic.Bool      // some distinct attribute exists
	noteOptions atom[PrintOptions]

	sources      sourceTable
	sourceNames  nameTable
	resources    resourceTable
	locs         locTable
	dialectImpls map[string][]InterfaceImpl
	classModels  atom[map[classKey]any] // external models of types and attributes

	constants textTable // see ConstantAttr

	erasedInfo *OpInfo
	types      commonTypes
	attrs      commonAttrs
}

// NewContext makes a context that knows the builtin dialect and the given ones. Dialects are loaded when a name of
// theirs is first met.
func NewContext(dialects ...*Dialect) *Context { return NewContextWith(NewRegistry(dialects...)) }

// NewContextWith makes a context over a registry, which must not be changed afterwards and may serve many contexts.
func NewContextWith(r *Registry) *Context {
	c := &Context{
		uniq:     make(map[string]any, 64),
		registry: r,
		names:    make(map[string]*OpInfo, 64),
		loaded:   make(map[string]*Dialect, 8),
		typeDefs: make(map[string]*TypeDef, 16),
		attrDefs: make(map[string]*AttrDef, 16),
	}
	c.locs.init()
	c.types.init(c)
	c.attrs.init(c)
	c.erasedInfo = &OpInfo{ctx: c, def: &OpDef{Name: "<erased>"}}
	c.erasedInfo.bindSlots()
	return c
}

// AllowUnregistered makes operations, types and attributes of unknown dialects acceptable, as
// --allow-unregistered-dialect does.
func (c *Context) AllowUnregistered(on bool) { c.allowUnregistered.Store(on) }

// AllowsUnregistered reports what [Context.AllowUnregistered] set.
func (c *Context) AllowsUnregistered() bool { return c.allowUnregistered.Load() }

// FollowUpstreamBugs makes folds and passes give the results of MLIR 22.1.8 where these are wrong, as --upstream-bugs does. Set
// it before work begins. The package upstream lists the places.
func (c *Context) FollowUpstreamBugs(on bool) { c.upstreamBugs.Store(on) }

// UpstreamBugs reports what [Context.FollowUpstreamBugs] set.
func (c *Context) UpstreamBugs() bool { return c.upstreamBugs.Load() }

// newKey returns a key that begins with what tells kinds of types and attributes apart. It belongs to [intern], which
// must be called next and takes it back.
func (c *Context) newKey(kind byte) *Key {
	k, _ := c.keys.Get().(*Key)
	if k == nil {
		k = new(Key)
		k.b = k.buf[:0]
	}
	k.b = append(k.b, kind)
	return k
}

// longKey is the size up to which the room of a key is worth keeping.
const longKey = 1 << 10

// freeKey takes a key of [Context.newKey] back.
func (c *Context) freeKey(k *Key) {
	if cap(k.b) <= longKey {
		k.b, k.ctx, k.part = k.b[:0], nil, nil
		c.keys.Put(k)
	}
}

// intern returns the one instance for a key of [Context.newKey], made by alloc when it is not there yet. Parts of
// another context panic. What else can be wrong with parts alloc finds out, so that it costs nothing for what exists.
func intern[T any](c *Context, k *Key, alloc func() T) T {
	if k.ctx != c {
		k.wantContext(c)
	}
	defer c.freeKey(k)
	c.mu.Lock()
	if v, ok := c.uniq[string(k.b)]; ok {
		c.mu.Unlock()
		return v.(T)
	}
	c.mu.Unlock()
	v := alloc() // outside the lock: a constructor may intern parts
	c.mu.Lock()
	defer c.mu.Unlock()
	if w, ok := c.uniq[string(k.b)]; ok {
		return w.(T)
	}
	c.uniq[string(k.b)] = v
	return v
}
