package core

import "maps"

// External models are implementations of interfaces for what other dialects define. They are attached through the key
// of the interface, whose type says what the function must be, while a dialect is loaded.

// Extend applies an extension to this context after loading its dialects, unlike [Registry.AddExtension] for IR that
// exists already. Those who have asked for an interface before have been told that there is none.
func (c *Context) Extend(e Extension) {
	for _, name := range e.Dialects {
		c.Dialect(name)
	}
	c.loadMu.Lock()
	defer c.loadMu.Unlock()
	l := &Loading{c: c, ops: make(map[string]*OpInfo)}
	e.Apply(l)
	l.publish()
}

// Attach lets an operation of a dialect that is loaded, or being loaded, implement the interface. The bool of model
// makes that conditional. It reports whether the operation is registered; what the definition says itself comes first.
//
//	call.CallOpInterfaceKey.Attach(l, "frac.call", func(op *core.Operation) (call.CallOpInterface, bool) {
//		return fracCall{core.ViewOf(op)}, true
//	})
func (k *OpInterface[T]) Attach(l *Loading, opName string, model func(op *Operation) (T, bool)) bool {
	return l.attachOp(opName, InterfaceImpl{Key: k, Impl: model})
}

// Attach lets the definition of an operation implement the interface, as [OpInterface.Attach]; model gets the hooks of
// the operation's dialect.
func (k *StaticOpInterface[T]) Attach(l *Loading, opName string, model func(hooks any) T) bool {
	return l.attachOp(opName, InterfaceImpl{Key: k, Impl: model})
}

// Attach lets a type implement the interface, for types that do not do so by themselves: "dialect.mnemonic", or
// "builtin." with what [TypeKind] says. The bool of model makes that conditional. It reports whether there is such a
// type.
func (k *TypeInterface[T]) Attach(l *Loading, typeName string, model func(t Type) (T, bool)) bool {
	def := findDef(l, typeName, func(d *DialectDef) []*TypeDef { return d.Types }, l.c.typeDefs, (*TypeDef).FullName)
	switch kind, builtin := cutBuiltin(typeName); {
	case def != nil:
		l.classes = append(l.classes, classModel{classKey{def, k}, model})
	case builtin:
		l.classes = append(l.classes, classModel{classKey{kind, k}, model})
	default:
		return false
	}
	return true
}

// Attach lets an attribute, "dialect.mnemonic", of a dialect implement the interface. The bool of model makes that
// conditional. It reports whether there is such an attribute; those of builtin have no names.
func (k *AttrInterface[T]) Attach(l *Loading, attrName string, model func(a Attribute) (T, bool)) bool {
	def := findDef(l, attrName, func(d *DialectDef) []*AttrDef { return d.Attrs }, l.c.attrDefs, (*AttrDef).FullName)
	if def == nil {
		return false
	}
	l.classes = append(l.classes, classModel{classKey{def, k}, model})
	return true
}

// Attach lets a dialect defined elsewhere implement the interface.
func (k *DialectInterface[T]) Attach(l *Loading, dialect string, model T) {
	l.interfaces = append(l.interfaces, dialectModel{dialect, InterfaceImpl{Key: k, Impl: func(any) T { return model }}})
}

// attachOp adds a model for an operation.
func (l *Loading) attachOp(opName string, impl InterfaceImpl) bool {
	if i := l.ops[opName]; i != nil { // which nobody else knows
		i.attach(impl)
		return true
	}
	l.c.namesMu.RLock()
	defer l.c.namesMu.RUnlock()
	i := l.c.names[opName]
	if i == nil || !i.registered {
		return false
	}
	l.models = append(l.models, opModel{i, impl})
	return true
}

// findDef returns the definition of a type or attribute of a dialect that is loaded, or being loaded; nil when there is
// none.
func findDef[D any](l *Loading, name string, of func(*DialectDef) []*D, loaded map[string]*D, fullName func(*D) string) *D {
	for _, d := range l.dialects {
		for _, def := range of(d.Def) {
			if fullName(def) == name {
				return def
			}
		}
	}
	l.c.namesMu.RLock()
	defer l.c.namesMu.RUnlock()
	return loaded[name]
}

// cutBuiltin returns the kind of a builtin type whose name is "builtin." and that kind.
func cutBuiltin(name string) (kind string, ok bool) {
	const prefix = "builtin."
	if len(name) <= len(prefix) || name[:len(prefix)] != prefix {
		return "", false
	}
	return name[len(prefix):], true
}

// classKey is a kind of types or attributes, by its definition or the name of a builtin kind, with the key of an
// interface.
type classKey struct{ class, key any }

// attachClasses adds models of types and attributes. The lock of the names is held.
func (c *Context) attachClasses(list []classModel) {
	if len(list) == 0 {
		return
	}
	models := make(map[classKey]any, len(list))
	if old := load(&c.classModels); old != nil {
		models = maps.Clone(*old)
	}
	for _, m := range list {
		if _, there := models[m.class]; !there {
			models[m.class] = m.impl
		}
	}
	store(&c.classModels, &models)
}

// typeModel returns the external model of an interface for a type, or nil.
func (b *TypeBase) typeModel(key any) any {
	models := load(&b.ctx.classModels)
	switch {
	case models == nil:
		return nil
	case b.def != nil:
		return (*models)[classKey{b.def, key}]
	}
	return (*models)[classKey{TypeKind(b.self), key}]
}

// attrModel returns the external model of an interface for an attribute, or nil.
func (b *AttrBase) attrModel(key any) any {
	models := load(&b.ctx.classModels)
	if models == nil || b.def == nil {
		return nil
	}
	return (*models)[classKey{b.def, key}]
}
