import { readFileSync } from 'node:fs'
import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'
import { Problem } from '#problems'
import { reasonOf } from '../kit/reason-of.ts'
import type { Node } from './node.ts'

/** A file of the site as it is written, byte by byte. */
export interface Source {
  path: string
  text: string
  body: readonly Node[]
  style: Style
}

/** How its author writes. */
export interface Style {
  eol: string
  unit: string
  quote: string
  semicolon: string
}

const TypeScript = Parser.extend(tsPlugin())

/** @throws {Problem} `config.notFound`, `config.unreadable` */
export function readSource(path: string): Source {
  const text = contentOf(path)
  try {
    const program = TypeScript.parse(text, {
      ...{ ecmaVersion: 'latest', sourceType: 'module', locations: true },
      ...{ preserveParens: true, allowHashBang: true },
    } as const)
    return { path, text, body: (program as unknown as Node).body ?? [], style: styleOf(text) }
  } catch (cause) {
    throw new Problem('config.unreadable', { details: { path, reason: reasonOf(cause) }, cause })
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Problem('config.notFound', { details: { path }, cause })
  }
}

const styleOf = (text: string): Style => ({
  eol: text.includes('\r\n') ? '\r\n' : '\n',
  unit: unitOf(text),
  quote: count(text, '"') > count(text, "'") ? '"' : "'",
  semicolon: /^import\b.*;\s*$/m.test(text) ? ';' : '',
})

const count = (text: string, part: string) => text.split(part).length - 1

/** What a line is indented by at least. */
function unitOf(text: string): string {
  const indents = [...text.matchAll(/^([ \t]+)[^\s*]/gm)].map(([, indent = '']) => indent)
  if (indents.some((indent) => indent.startsWith('\t'))) return '\t'
  return ' '.repeat(Math.min(...indents.map(({ length }) => length), 4)) || '  '
}
