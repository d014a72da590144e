import { createHash } from 'node:crypto'
import type { PageFacts } from '#contracts/page'
import { pageFactsName, panelRootId, releaseName } from '#contracts/page'

/** What is written into the built page for one visitor. */
export interface PageContent {
  facts: PageFacts
  /** For the first paint; null follows the system, by CSS alone. */
  theme: 'light' | 'dark' | null
  /** What the addresses of the page's files start with. */
  base: string
  /** Scripts that its screen will ask for, as addresses below `base`. */
  ahead: readonly string[]
  /** The site's style sheet, below `base`; absent: it has none. */
  styleSheet?: string | null | undefined
}

/** Fills the template of the build. */
export function writePage(template: string, page: PageContent): string {
  const { ahead, base, facts, styleSheet, theme } = page
  const attributes = [
    `lang="${escapeHtml(facts.language)}"`,
    `dir="${directionOf(facts.language)}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
  ].join(' ')
  const meta = `<meta name="${pageFactsName}" content="${escapeHtml(JSON.stringify(facts))}">`
  const links = [
    ...ahead.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
    // The address is as components ask for it, so that it is one and the same sheet.
    ...(styleSheet ? [`<link rel="stylesheet" href=".${escapeHtml(styleSheet)}">`] : []),
  ]

  return template
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(/\s*<meta name="stateroom"[^>]*>/, '')
    .replace(/<head[^>]*>/, (head) => `${head}\n    ${meta}`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(/<link rel="modulepreload"([^>]*)>/g, withCompiledCode)
    .replace(/(\s(?:src|href)=")\.\//g, (_, start: string) => `${start}${base}/`)
}

/**
 * Chromium keeps what it has compiled of a script, and takes it up again only for one that is asked for as
 * a script, not as a module: decision 24.
 */
const withCompiledCode = (link: string, attributes: string): string =>
  `<link rel="preload" as="script"${attributes}>${link}`

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** A script has a direction; a language has the script that most write it in. */
function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}

/** The drawn panel in its element of the page; presses are held until its scripts are there. */
export const drawnRoot = (html: string): string =>
  `<script>${holdPresses}</script>\n    <div id="${panelRootId}">${html}</div>`

/** Where the template has the panel's element, which is empty there. */
export const emptyRoot = `<div id="${panelRootId}"></div>`

/**
 * A press of a button that does nothing yet waits for the scripts, and so does one of the keys that a
 * button names as its own. A form is never sent by the browser itself: its address would show what was
 * typed. Links work as they are.
 */
const holdPresses = `{
const held = new Set()
const keysOf = ({ ctrlKey, metaKey, shiftKey, altKey, key }) =>
[ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift', key.toUpperCase()].filter(Boolean).join('+')
const namedBy = (event) =>
(event.ctrlKey || event.metaKey) && document.querySelector('button[aria-keyshortcuts~="' + CSS.escape(keysOf(event)) + '"]')
const hold = (event) => {
const button = event.type === 'keydown' ? namedBy(event) : event.target.closest?.('button')
if (event.type !== 'submit' && !button) return
event.preventDefault()
event.stopImmediatePropagation()
if (button) held.add(button)
}
const kinds = ['click', 'keydown', 'submit']
for (const kind of kinds) addEventListener(kind, hold, true)
window.${releaseName} = () => {
for (const kind of kinds) removeEventListener(kind, hold, true)
for (const button of held) if (button.isConnected) button.click()
}
}`

/** What the content policy names it by. */
export const holdPressesHash = `'sha256-${createHash('sha256').update(holdPresses).digest('base64')}'`

/** JSON for the panel's own script: the browser runs none of it, and no text in it can end it. */
export const jsonBlock = (id: string, json: string): string =>
  `  <script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>\n`

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
