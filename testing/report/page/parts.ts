import type { Markup } from '../markup.ts'
import { markup } from '../markup.ts'

/** A name from a chart: it reads from left to right in every language. */
export const code = (text: string): Markup => markup`<code dir="ltr">${text}</code>`

/** What may be wider than the screen scrolls by itself, by keyboard too. */
export const scrolling = (name: string, content: Markup): Markup =>
  markup`<div class="scrolling" role="region" tabindex="0" aria-label="${name}">${content}</div>`

/** Closed until somebody wants to know. */
export const folded = (summary: string, content: Markup): Markup =>
  markup`<details><summary>${summary}</summary>${content}</details>`

/** Where a machine's chapter begins, whatever its name is made of. */
export const anchorOf = (machine: string): string => `machine-${encodeURIComponent(machine)}`

/** Steps in words, which read from left to right as names do. */
export const stepList = (steps: readonly string[]): Markup =>
  markup`<ol>${steps.map((step) => markup`<li><bdi dir="ltr">${step}</bdi></li>`)}</ol>`

export const head = (...names: readonly string[]): Markup =>
  markup`<thead><tr>${names.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>`
