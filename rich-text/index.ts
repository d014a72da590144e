/** `stateroom-admin/rich-text`: reads stored rich text, in a browser or in Node, without React. */
export type { MarkdownOptions } from './markdown/markdown-options.ts'
export { toMarkdown } from './markdown/to-markdown.ts'
export * from './reading.ts'
export type { Render, Renderers, RenderOptions, RenderProps } from './render/render-options.ts'
export type { HtmlOptions } from './render/to-html.ts'
export { escapeHtml, toHtml } from './render/to-html.ts'
export { fromPlainText } from './text/from-plain-text.ts'
