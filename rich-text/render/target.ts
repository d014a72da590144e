/** What elements are made as: a string of HTML, or React's elements. */
export interface Target<Out> {
  element(tag: string, attributes: Attributes, children: readonly Out[]): Out
  text(text: string): Out
  together(parts: readonly Out[]): Out
  /** By a function or component of the site. */
  own<Props extends object>(render: (props: Props) => Out, props: Props): Out
}

/** By React's names, which are those of HTML but for upper case. */
export interface Attributes {
  [name: string]: string | number | boolean | Style | null | undefined
  style?: Style
}

/** By the names of CSS. */
export type Style = Readonly<Record<string, string | null>>

/** The entries that say something; a style that says nothing is none. */
export const saidIn = (attributes: Attributes) =>
  Object.entries(attributes).filter(
    ([name, value]) =>
      value !== null &&
      value !== undefined &&
      value !== false &&
      (name !== 'style' || saidInStyle(value as Style).length > 0),
  )

export const saidInStyle = (style: Style): [string, string][] =>
  Object.entries(style).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
