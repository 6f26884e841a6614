// Package report collects the findings of the generator's front end.
//
// All stages share one [Reporter]: a finding has a [Code] whose text and example "odsgen explain" shows, a span, a
// message and a fix. [Reporter.List] sorts by position, drops repetitions and caps the number, so that one run shows
// everything once.
//
//	r := report.New(0)
//	r.Error(report.UnknownKey, report.At(span), "did you mean 'results'?", "unknown key %q", key)
//	list := r.List()
//
// A Reporter belongs to one load; it is not safe for concurrent use.
package report
