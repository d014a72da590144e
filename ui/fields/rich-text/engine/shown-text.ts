import type { LexicalNode, NodeKey } from 'lexical'
import { $getNodeByKey, $getRoot, $parseSerializedNode } from 'lexical'
import type { Json } from '#contracts/documents'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { equal } from '#machines/document'
import { $blockKeys, isEmptyBlock, withBlocks } from './blocks-of-text.ts'
import { $carrySelection, $leaveBlock } from './caret-in-block.ts'
import { changedBlocks } from './changed-blocks.ts'
import { isSameText, withFieldsIn } from './document-fields.ts'
import { $export } from './export-node.ts'
import { HeldSelections } from './held-selections.ts'
import { $tellReplaced } from './replaced-blocks.ts'
import { $markStep } from './step-caret.ts'
import { blocksIn, paragraphOf, toLexical, toStored } from './stored.ts'
import { twinsOf } from './twins.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A block of the text: what is stored of it, and what Lexical gave back before anybody changed it. */
interface Entry {
  stored: readonly RichNode[]
  exported: RichNode
}

/**
 * What an editor shows of a text, block by block (RICH-6). What nobody changed is given back as it
 * was stored, whatever Lexical made of it.
 */
export class ShownText {
  /** The value that is shown. */
  value: Json | undefined
  readonly #vocabulary: Vocabulary
  readonly #wasNothing: boolean
  #keys: readonly NodeKey[] = []
  readonly #entries = new Map<NodeKey, Entry>()
  /** Blocks that were made of what is stored, and that Lexical may still change by itself. */
  readonly #fresh = new Set<NodeKey>()
  readonly #selections = new HeldSelections()

  constructor(value: Json | undefined, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#wasNothing = (value ?? null) === null
  }

  /** Shows another value. Only the blocks that differ become others, and the selection stays with its own. */
  $become(value: Json | undefined, isStep = false): void {
    this.value = value
    const blocks = blocksIn(value)
    const wanted = blocks.length > 0 ? blocks : [paragraphOf([])]
    const shown = $blockKeys()
    for (const key of shown) if (!this.#entries.has(key)) this.#set(key, this.#$stored(key))
    const changed = changedBlocks(
      shown.map((key) => this.#entries.get(key)!.stored),
      wanted,
    )
    const old = shown.slice(changed.shown.from, changed.shown.to)
    const before = shown[changed.shown.from - 1]
    const fresh = wanted.slice(changed.stored.from, changed.stored.to)
    const known = old.map((key) => this.#entries.get(key)!.stored)
    const $showStep = isStep ? $markStep(old.map($nodeAt)) : null
    if (isStep) this.$holdSelection()
    else this.#selections.$holdTaken(this.#storedOf)
    const nodes = this.#$replace(old, fresh, before === undefined ? null : $nodeAt(before))
    const made = nodes.map((node, index) => [node, [fresh[index]!]] as const)
    this.#keys = $blockKeys()
    if ($showStep && !this.#selections.$comeBack(this.#$blocks(), made, known)) $showStep(nodes)
    if (blocks.length === 0) this.#entries.clear()
  }

  /** What is selected now comes back with the blocks as they are now. */
  $holdSelection(): void {
    this.#selections.$hold(this.#storedOf)
  }

  /** Once Lexical is done with what was shown: what it joined with the block before belongs to that. */
  $settle(): void {
    const present = new Set($blockKeys())
    let last: NodeKey | null = null
    for (const key of this.#keys) {
      const entry = this.#entries.get(key)
      if (present.has(key)) last = key
      else if (entry) {
        const joint = last === null ? undefined : this.#entries.get(last)
        if (joint) joint.stored = [...joint.stored, ...entry.stored]
        if (last !== null) this.#fresh.add(last)
        this.#entries.delete(key)
      }
    }
    for (const key of this.#fresh) {
      const entry = this.#entries.get(key)
      if (entry) entry.exported = this.#$stored(key)
    }
    this.#fresh.clear()
    this.#keys = [...present]
  }

  /** The text with what was done in these blocks since; undefined: nothing was. */
  $taken(dirty: ReadonlySet<NodeKey>): Json | null | undefined {
    const order = $blockKeys()
    let isChanged = !equal(order, [...this.#keys])
    for (const key of order) {
      const entry = this.#entries.get(key)
      if (entry && !dirty.has(key)) continue
      const exported = this.#$stored(key)
      if (entry && equal(entry.exported, exported)) continue
      if (!entry && order.length === 1 && this.#entries.size === 0 && isEmptyBlock(exported)) {
        continue
      }
      this.#set(key, exported)
      isChanged = true
    }
    this.#keys = order
    if (!isChanged) return undefined
    this.#selections.forgetTaken()
    const present = new Set(order)
    for (const key of this.#entries.keys()) if (!present.has(key)) this.#entries.delete(key)
    const children = order.flatMap((key) => this.#entries.get(key)?.stored ?? [])
    const isNothing = this.#wasNothing && children.length === 1 && isEmptyBlock(children[0]!)
    const taken = isNothing ? null : withBlocks(this.value, children)
    if (equal(taken, this.value)) return undefined
    this.value = taken
    return taken
  }

  #$replace(
    old: readonly NodeKey[],
    blocks: readonly RichNode[],
    before: LexicalNode | null,
  ): LexicalNode[] {
    const twins = twinsOf(
      old.map((key) => this.#entries.get(key)!.stored),
      blocks,
    )
    let last = before
    const nodes = blocks.map((stored, index) => {
      const key = old[twins[index] ?? -1]
      const twin = key === undefined ? null : $nodeAt(key)
      const node = this.#$nodeOf(stored, twin)
      const place = twin && $isBehind(twin, last) ? twin : last
      if (node !== place) $insert(node, place)
      if (twin && node !== twin) {
        $carrySelection(twin, node)
        $tellReplaced(twin, node)
        this.#$remove(twin)
      }
      last = node
      return node
    })
    const kept = new Set(twins)
    for (const [index, key] of old.entries()) {
      if (kept.has(index)) continue
      $leaveBlock($nodeAt(key))
      this.#$remove($nodeAt(key))
    }
    return nodes
  }

  /** Its twin, where only fields of nodes differ: those show themselves. */
  #$nodeOf(stored: RichNode, twin: LexicalNode | null): LexicalNode {
    const known = twin && this.#entries.get(twin.getKey())?.stored
    if (twin && known?.length === 1 && isSameText(known[0]!, stored)) {
      this.#set(twin.getKey(), stored)
      return twin
    }
    const node = $parseSerializedNode(toLexical(stored, this.#vocabulary) as never)
    this.#set(node.getKey(), stored)
    this.#fresh.add(node.getKey())
    return node
  }

  readonly #storedOf = (block: LexicalNode) => this.#entries.get(block.getKey())?.stored

  #$blocks() {
    return this.#keys.map((key) => [$nodeAt(key), this.#entries.get(key)!.stored] as const)
  }

  #$remove(node: LexicalNode): void {
    node.remove(true)
    this.#entries.delete(node.getKey())
  }

  #set(key: NodeKey, stored: RichNode): void {
    this.#entries.set(key, { stored: [stored], exported: stored })
  }

  #$stored(key: NodeKey): RichNode {
    return toStored($export($nodeAt(key)), (one) => withFieldsIn(this.value, one))
  }
}

/** Of a block that is there. */
const $nodeAt = (key: NodeKey): LexicalNode => $getNodeByKey(key)!

const $isBehind = (node: LexicalNode, last: LexicalNode | null): boolean =>
  last === null || node.getIndexWithinParent() > last.getIndexWithinParent()

function $insert(node: LexicalNode, after: LexicalNode | null): void {
  const first = $getRoot().getFirstChild()
  if (after) after.insertAfter(node, false)
  else if (first) first.insertBefore(node, false)
  else $getRoot().append(node)
}
