package core

import "slices"

// Loading is a dialect on its way into a context, together with those that it depends on: what Init functions and
// extensions add to. Other users of the context see nothing of it before it is complete, and wait for it when they need
// it. So an Init function or extension that got hold of the context must not ask it for a dialect: it would wait for
// itself. A Loading belongs to one goroutine and is over when the function that got it returns.
type Loading struct {
	c          *Context
	dialects   []*Dialect // in the order in which they are loaded, dependencies first
	ops        map[string]*OpInfo
	models     []opModel // of operations of dialects that were loaded before
	interfaces []dialectModel
	classes    []classModel
}

// opModel is an external model of an interface for an operation, dialectModel one for a dialect, classModel one for a
// type or attribute.
type (
	opModel struct {
		op   *OpInfo
		impl InterfaceImpl
	}
	dialectModel struct {
		dialect string
		impl    InterfaceImpl
	}
	classModel struct {
		class classKey
		impl  any
	}
)

// load makes a registered dialect known with all that belongs to it.
func (c *Context) load(d *Dialect) *Dialect {
	c.loadMu.Lock()
	defer c.loadMu.Unlock()
	if old := c.LoadedDialect(d.Def.Name); old != nil {
		return old
	}
	l := &Loading{c: c, ops: make(map[string]*OpInfo)}
	l.add(d)
	for _, d := range l.dialects {
		if d.Def.Init != nil {
			d.Def.Init(d.Hooks, l)
		}
	}
	for _, e := range c.registry.extensions {
		if l.completes(e.Dialects) {
			e.Apply(l)
		}
	}
	l.publish()
	return d
}

// add takes in a dialect after those that it depends on. Dialects may depend on one another.
func (l *Loading) add(d *Dialect) {
	at := len(l.dialects)
	l.dialects = append(l.dialects, d)
	for _, n := range d.Def.Depends {
		if dep := l.c.registry.dialects[n]; dep != nil && !slices.Contains(l.dialects, dep) && l.c.LoadedDialect(n) == nil {
			l.add(dep)
		}
	}
	l.dialects = append(slices.Delete(l.dialects, at, at+1), d)
	for _, def := range d.Def.Ops {
		l.ops[def.Name] = newOpInfo(l.c, def, d)
	}
	for _, e := range l.c.registry.extending(d.Name()) {
		if !slices.Contains(l.dialects, e) {
			l.add(e)
		}
	}
}

// completes reports whether the last of the named dialects is now loaded.
func (l *Loading) completes(names []string) bool {
	last := false
	for _, n := range names {
		switch {
		case slices.ContainsFunc(l.dialects, func(d *Dialect) bool { return d.Def.Name == n }):
			last = true
		case l.c.LoadedDialect(n) == nil:
			return false
		}
	}
	return last
}

// publish makes everything visible at once.
func (l *Loading) publish() {
	c := l.c
	c.namesMu.Lock()
	defer c.namesMu.Unlock()
	defer c.numLoaded.Add(int32(len(l.dialects)))
	for _, d := range l.dialects {
		c.loaded[d.Def.Name] = d
		if d.Def.AliasOfType != nil || d.Def.AliasOfAttr != nil {
			c.addNamer(d)
		}
		for _, def := range d.Def.Ops {
			c.enter(l.ops[def.Name])
		}
		for _, t := range d.Def.Types {
			c.typeDefs[t.FullName()] = t
		}
		for _, a := range d.Def.Attrs {
			c.attrDefs[a.FullName()] = a
		}
	}
	for _, m := range l.models {
		m.op.attach(m.impl)
	}
	for _, m := range l.interfaces {
		c.attachDialectInterface(m.dialect, m.impl)
	}
	c.attachClasses(l.classes)
}

// addNamer enters a dialect that names aliases. The lock of the names is held.
func (c *Context) addNamer(d *Dialect) {
	list := []*Dialect{d}
	if old := load(&c.namers); old != nil {
		list = append(slices.Clone(*old), d)
	}
	store(&c.namers, &list)
	c.aliasable.Store(true)
}

// enter adds an entry for a name. The lock of the names is held.
func (c *Context) enter(i *OpInfo) {
	if c.names[i.def.Name] == i {
		return // a name that a definition declares twice
	}
	i.index = c.numInfos
	c.numInfos++
	c.names[i.def.Name] = i
}

// attach adds an external model. The lock of the names is held, unless nobody else knows the entry yet.
func (i *OpInfo) attach(impl InterfaceImpl) {
	var list []InterfaceImpl
	if old := load(&i.extra); old != nil {
		list = append(list, *old...)
	}
	list = append(list, impl)
	store(&i.extra, &list)
	store(&i.plan, nil) // what the verifier prepared may not know the interface
}
