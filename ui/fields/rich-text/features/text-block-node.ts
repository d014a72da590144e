import type { Klass, RangeSelection } from 'lexical'
import { $createParagraphNode, $getState, $setState, createState, ElementNode } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { equal } from '#machines/document'
import { restKey } from '../engine/stored.ts'
import { theme } from '../engine/theme.ts'
import type { NodeElement, TextBlock } from './feature.ts'
import type { Troubles } from './troubles.ts'

/** What a node holds besides what Lexical knows. */
const rest = createState(restKey, {
  parse: (value): DocumentData => (isRecord(value as never) ? (value as DocumentData) : {}),
  isEqual: equal,
})

/** The class of a site's block of text: its element is the site's, all else is as in a paragraph. */
export function textBlockClass(
  name: string,
  definition: TextBlock,
  troubles: Troubles,
): Klass<ElementNode> {
  const plain = { tag: 'div', attributes: { 'data-trouble': '' } }
  return class SiteTextBlock extends ElementNode {
    override $config() {
      return this.config(definition.type, { extends: ElementNode })
    }
    override createDOM(): HTMLElement {
      const stored = { type: definition.type, ...$getState(this, rest) }
      const element = troubles.guarded(name, () => elementOf(definition.element(stored)), null)
      return spaced(element ?? elementOf(plain))
    }
    override updateDOM(before: this): boolean {
      return $getState(before, rest) !== $getState(this, rest)
    }
    override insertNewAfter(_selection: RangeSelection, restoreSelection = true): ElementNode {
      const paragraph = $createParagraphNode().setDirection(this.getDirection())
      this.insertAfter(paragraph, restoreSelection)
      return paragraph
    }
    override collapseAtStart(): true {
      this.replace($createParagraphNode().append(...this.getChildren()))
      return true
    }
  }
}

function elementOf({ attributes = {}, tag }: NodeElement): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function spaced(element: HTMLElement): HTMLElement {
  element.classList.add(...(theme.paragraph ?? '').split(' ').filter(Boolean))
  return element
}

/** A new block of this kind. */
export const $createTextBlock = (
  Block: Klass<ElementNode>,
  data: DocumentData = {},
): ElementNode => {
  const node = new (Block as new () => ElementNode)()
  return Object.keys(data).length > 0 ? $setState(node, rest, data) : node
}
