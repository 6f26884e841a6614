package importer

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// plain is a scalar that stands without quotes where it can. A "${" in it stays what it is.
func plain(s string) *yamlx.Node {
	return &yamlx.Node{Kind: yamlx.Scalar, Text: model.Text{Value: strings.ReplaceAll(s, "${", "$${")}}
}

// quoted is a scalar in quotes: text, where something else could stand, too.
func quoted(s string) *yamlx.Node {
	n := plain(s)
	n.Style = yamlx.SingleQuoted
	return n
}

// expanded is a scalar in which "${name}" stands for something.
func expanded(s string) *yamlx.Node {
	return &yamlx.Node{Kind: yamlx.Scalar, Style: yamlx.SingleQuoted, Text: model.Text{Value: s}}
}

func yes() *yamlx.Node { return plain("true") }

func list(items ...*yamlx.Node) *yamlx.Node { return &yamlx.Node{Kind: yamlx.List, Items: items} }

func texts(items []string) *yamlx.Node {
	n := list()
	for _, s := range items {
		n.Items = append(n.Items, plain(s))
	}
	return n
}

func mapping() *yamlx.Node { return &yamlx.Node{Kind: yamlx.Map} }

// pair is a map with one key.
func pair(key string, value *yamlx.Node) *yamlx.Node {
	m := mapping()
	put(m, key, value)
	return m
}

// put adds a key to a map. Without a value it does nothing.
func put(m *yamlx.Node, key string, value *yamlx.Node) {
	if value == nil {
		return
	}
	if i := m.Index(key); i >= 0 {
		m.Items[i] = value
		return
	}
	m.Keys, m.Items = append(m.Keys, plain(key)), append(m.Items, value)
}

// putText adds a text that is not empty.
func putText(m *yamlx.Node, key, s string) {
	if s != "" {
		put(m, key, plain(s))
	}
}

// putFlag adds "key: true".
func putFlag(m *yamlx.Node, key string, set bool) {
	if set {
		put(m, key, yes())
	}
}

// putAll adds a list or map that has something in it.
func putAll(m *yamlx.Node, key string, n *yamlx.Node) {
	if n != nil && len(n.Items) > 0 {
		put(m, key, n)
	}
}

// part is an item of a list of parts: its name, and the constraint alone when nothing else is said.
func part(name string, long *yamlx.Node) *yamlx.Node {
	if name == "" {
		name = "_"
	}
	if len(long.Keys) == 1 && long.Keys[0].Value() == "type" {
		return pair(name, long.Items[0])
	}
	return pair(name, long)
}
