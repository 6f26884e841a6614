package core

import (
	"sync"
	"sync/atomic"
)

// Context owns everything that IR shares: interned types and attributes, locations, loaded dialects and what is known
// about operation names. Contexts are cheap and independent of one another. All methods are safe for concurrent use.
type Context struct {
	mu     sync.Mutex
	uniq   map[string]any
	nextID atomic.Uint32

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

// intern returns the one instance for key k, made by alloc when it is not there yet. Parts of another context panic.
// What else can be wrong with parts alloc finds out, so that it costs nothing for what exists.
func intern[T any](c *Context, k *Key, alloc func() T) T {
	if k.ctx != c {
		k.wantContext(c)
	}
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
