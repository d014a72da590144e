import type { FunctionComponent, ReactNode } from 'react'
import { Children, createElement, Fragment } from 'react'
import { rendered } from '../render/render.ts'
import type { RenderOptions } from '../render/render-options.ts'
import type { Attributes, Style, Target } from '../render/target.ts'
import { saidIn, saidInStyle } from '../render/target.ts'
import { readRichText } from '../tree/read-rich-text.ts'

export interface RichTextProps extends RenderOptions<ReactNode> {
  /** The value of a rich text field, as it is stored. */
  value: unknown
}

/** A stored rich text as elements: the same ones as of `toHtml`. */
export function RichText({ value, ...options }: RichTextProps): ReactNode {
  return rendered(readRichText(value, options), react, options)
}

const react: Target<ReactNode> = {
  element: (tag, attributes, children) => createElement(tag, propsOf(attributes), keyed(children)),
  text: (text) => text,
  together: (parts) => createElement(Fragment, null, keyed(parts)),
  own: (render, props) => createElement(render as FunctionComponent<typeof props>, props),
}

/** They have no identity but their place. None: an empty tag takes no list, not even an empty one. */
const keyed = (children: readonly ReactNode[]): ReactNode =>
  children.length > 0 ? Children.toArray(children) : undefined

const propsOf = (attributes: Attributes) =>
  Object.fromEntries(
    saidIn(attributes).map(([name, value]) => [
      name,
      name === 'style' ? styleOf(value as Style) : value,
    ]),
  )

const styleOf = (style: Style) =>
  Object.fromEntries(saidInStyle(style).map(([name, value]) => [camelCase(name), value]))

const camelCase = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
