import { $toggleLink, LinkNode } from '@lexical/link'
import type { ElementNode, LexicalEditor, LexicalNode, TextNode } from 'lexical'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $parseSerializedNode,
  $setCompositionKey,
  createEditor,
} from 'lexical'
import type { DocumentData } from '#contracts/documents'
import { isNew } from '#machines/document'
import type { OpenDocument } from '#machines/open-document'
import { newId } from '../../../ui/fields/kit/new-id.ts'
import { watch } from '../../../ui/fields/kit/watch.ts'
import {
  EmbedNode,
  InlineEmbedNode,
  PictureNode,
} from '../../../ui/fields/rich-text/engine/embed-nodes.ts'
import { keepIdsApart } from '../../../ui/fields/rich-text/engine/own-ids.ts'
import { toLexical } from '../../../ui/fields/rich-text/engine/stored.ts'
import { bindText } from '../../../ui/fields/rich-text/engine/text-of-document.ts'
import type { Vocabulary } from '../../../ui/fields/rich-text/engine/vocabulary.ts'
import { placesIn } from '../../../ui/fields/rich-text/pictures/picture-places.ts'
import type { PicturedText } from '../../../ui/fields/rich-text/pictures/pictured-text.ts'
import { sourceOf } from '../../../ui/fields/rich-text/writing/source-of.ts'
import type { OpenedArriving } from '../../../ui/fields/upload/arriving/open-arriving.ts'
import { PageCaret } from './page-caret.ts'
import { tellTakenAway } from './page-nodes.ts'

const vocabulary: Vocabulary = {
  types: new Set(['paragraph', 'text', 'linebreak', 'link']),
  textBlocks: new Set(),
  inline: new Set(),
}

/** The field that is written in. */
export const textPath = 'body'

/** The real editor over the rich text of an open document, without a page; `useWriter` makes it in one. */
export class Writer {
  readonly #editor: LexicalEditor
  readonly #caret: PageCaret
  /** The element that is written in: only composing is heard there. */
  readonly #root = new EventTarget()
  readonly #ends: readonly (() => void)[]
  #unbind: () => void
  #isStopped = false
  /** The word that the caret is in. */
  #word = ''
  /** All that was written since somebody put the caret where it was begun; empty: nothing is. */
  line: string[] = []

  constructor({ document }: OpenDocument, path = () => textPath) {
    this.#editor = createEditor({
      nodes: [EmbedNode, InlineEmbedNode, LinkNode, PictureNode],
      onError: (error) => {
        throw error
      },
    })
    // Without a page it takes what it is told at once.
    Object.assign(this.#root, { ownerDocument: { activeElement: this.#root } })
    Object.assign(this.#editor, { _headless: true, _rootElement: this.#root })
    this.#caret = new PageCaret(this.#editor)
    const source = sourceOf(document, path)
    const bound = () => bindText(this.#editor, source, vocabulary)
    this.#ends = [
      this.#caret.follow(),
      keepIdsApart(this.#editor, (raw) =>
        raw.type === 'upload'
          ? { ...raw, id: newId() }
          : { ...raw, fields: { ...(raw.fields as DocumentData), id: newId() } },
      ),
      // `useWriter` binds the editor to each form that the panel makes: another one once it is created.
      watch(
        document,
        (before, after) => isNew(before) !== isNew(after),
        () => queueMicrotask(() => this.#bindAgain(bound)),
      ),
    ]
    this.#unbind = bound()
  }

  stop(): void {
    this.#isStopped = true
    this.#unbind()
    for (const end of this.#ends) end()
  }

  #bindAgain(bound: () => () => void): void {
    if (this.#isStopped) return
    this.#unbind()
    this.#unbind = bound()
  }

  /** What it shows, as one line. */
  get text(): string {
    return this.#editor.read(() => oneLine($getRoot().getTextContent()))
  }

  /** How many blocks there are. */
  get length(): number {
    return this.#editor.read(() => $getRoot().getChildrenSize())
  }

  /** Shows the places of pictures, until the returned function is called. */
  show({ files, holder }: OpenedArriving<PicturedText>): () => void {
    const ends = [
      tellTakenAway(this.#editor, PictureNode),
      // None of them lacks details.
      holder.showIn(this.#editor, files),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  get pictureKeys(): string[] {
    return placesIn(this.#editor).map(({ key }) => key)
  }

  /** Takes what is pasted where the caret is, or dropped behind one of the blocks. */
  take(block: number | null, does: () => void): void {
    this.line = []
    this.#update(() => {
      if (block === null) this.#caret.$hear()
      else ($blockAt(block) ?? $getRoot()).selectEnd()
      if ($getSelection() === null) $getRoot().selectEnd()
      does()
    })
  }

  /** Puts the caret behind one of the words, wherever it stands. Whether there is one. */
  beginAfter(index: number, word: string): boolean {
    let isDone = false
    this.#begins(word)
    this.#update(() => {
      const texts = $getRoot().getAllTextNodes()
      const text = texts[index % Math.max(1, texts.length)]
      const at = text?.getTextContent().indexOf(' ', 1) ?? -1
      if (!text || at < 0) return
      isDone = true
      text.select(at, at).insertText(` ${word}`)
    })
    if (!isDone) this.line = []
    return isDone
  }

  /** Puts the caret behind one of the blocks, in a new one if that is wanted or there is no text to write in. */
  begin(index: number, word: string, isNew: boolean): void {
    this.#begins(word)
    this.#update(() => {
      const block = $blockAt(index)
      const isText = block?.getType() === 'paragraph'
      const paragraph = isText && !isNew ? (block as ElementNode) : $createParagraphNode()
      if (paragraph !== block) {
        if (block) block.insertAfter(paragraph)
        else $getRoot().append(paragraph)
      }
      const isFirst = paragraph.getTextContentSize() === 0
      paragraph.selectEnd().insertText(isFirst ? word : ` ${word}`)
    })
  }

  #begins(word: string): void {
    this.#word = word
    this.line = [word]
  }

  /** Another word where the caret is, after some spaces. */
  goOn(word: string, spaces: number): void {
    this.#word = word
    this.line.push(word)
    this.#update(() => {
      this.#caret.$hear()
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      const isFirst = selection.anchor.getNode().getTopLevelElement()?.getTextContentSize() === 0
      selection.insertText(`${isFirst ? '' : ' '.repeat(spaces)}${word}`)
    })
  }

  /** What is written from now on is chosen from several signs, as every word is on a phone. */
  beginComposing(): void {
    this.#update(() => {
      this.#caret.$hear()
      const selection = $getSelection()
      if ($isRangeSelection(selection)) $setCompositionKey(selection.anchor.key)
    })
  }

  endComposing(): void {
    if (!this.#editor.isComposing()) return
    this.#update(() => $setCompositionKey(null))
    this.#root.dispatchEvent(new Event('compositionend'))
  }

  /** Another letter where the caret is. Whether the word is still there to be gone on with. */
  type(letter: string): boolean {
    const before = this.#wordsNow()
    if (before.length === 0) return false
    this.#update(() => {
      this.#caret.$hear()
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText(letter)
    })
    const after = this.#wordsNow()
    const isAfter = before.some((word) => after.includes(`${word}${letter}`))
    if (!isAfter) throw new Error(`'${letter}' comes elsewhere than after ${before}: ${after}`)
    return true
  }

  /** The word as it stands in the text: twice, where two versions of a block do. */
  #wordsNow(): string[] {
    return this.#editor.read(() =>
      $getRoot()
        .getTextContent()
        .split(/\s+/)
        .filter((word) => word.replaceAll('.', '') === this.#word),
    )
  }

  /** Makes one of the words bold, or plain again. */
  format(index: number): boolean {
    return this.#onWord(index, (selection) => selection.formatText('bold'))
  }

  /** Makes a link of one of the words, or another link. */
  link(index: number, url: string): boolean {
    return this.#onWord(index, () => $toggleLink({ url, target: null, rel: null, title: null }))
  }

  embed(index: number, text: string): void {
    this.line = []
    const block = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: newId(), blockName: '', blockType: 'aside', text },
    }
    this.#update(() => {
      const node = $parseSerializedNode(toLexical(block, vocabulary) as never)
      const before = $blockAt(index)
      if (before) before.insertAfter(node)
      else $getRoot().append(node)
    })
  }

  remove(index: number): void {
    this.line = []
    this.#update(() => $blockAt(index)?.remove())
  }

  move(from: number, to: number): void {
    this.line = []
    this.#update(() => {
      const [block, target] = [$blockAt(from), $blockAt(to)]
      if (!block || !target || block === target) return
      if (from < to) target.insertAfter(block)
      else target.insertBefore(block)
    })
  }

  /** Ends the line at the caret, wherever it stands. */
  split(): void {
    this.line = []
    this.#update(() => {
      this.#caret.$hear()
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertParagraph()
    })
  }

  #onWord(index: number, does: (selection: ReturnType<TextNode['select']>) => void): boolean {
    let isDone = false
    this.line = []
    this.#update(() => {
      const texts = $getRoot().getAllTextNodes()
      const text = texts[index % Math.max(1, texts.length)]
      if (!text) return
      isDone = true
      const size = text.getTextContentSize()
      const from = text.getTextContent().lastIndexOf(' ', size - 2) + 1
      does(text.select(from, size))
      text.getLatest().selectEnd()
    })
    return isDone
  }

  #update(does: () => void): void {
    this.#editor.update(does, { discrete: true })
  }
}

export const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

const $blockAt = (index: number): LexicalNode | null => $getRoot().getChildAtIndex(index)
