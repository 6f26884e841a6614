// Command playground bundles the scripts of the playground's page: TypeScript and CodeMirror become odsgen/site/playground/page/*.js, which are
// committed, so that whoever serves the page or makes a site needs neither npm nor this module, which is one of its own because of esbuild and chromedp.
//
//	npm ci
//	go run .
//
// The tests see to it that what is committed is current, and drive the page in Chromium.
package main
