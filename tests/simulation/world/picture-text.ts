import type { ClientCollection } from '#contracts/admin-config'
import type { RichTextField } from '#contracts/fields'
import { at } from '#machines/document'
import { createTextPictureStore } from '../../../ui/client/uploads/text-picture-store.ts'
import type { PicturedText } from '../../../ui/fields/rich-text/pictures/pictured-text.ts'
import { picturedText } from '../../../ui/fields/rich-text/pictures/pictured-text.ts'
import type { OpenedArriving } from '../../../ui/fields/upload/arriving/open-arriving.ts'
import { openArriving } from '../../../ui/fields/upload/arriving/open-arriving.ts'
import { media } from '../site.ts'
import type { VisitKind } from './kinds.ts'
import type { Opening, Seat } from './seat.ts'
import { Writer } from './writer.ts'

interface Around extends Pick<Opening, 'config'> {
  visit: VisitKind & { tab: Seat }
  field: RichTextField
  http: Seat['http']
  /** The editor of the text, where the visit has one of its own. */
  writer?: () => Writer
}

/** The pictures of one text of an open document, as `useTextPictures` opens them, with its editor. */
export class PictureText {
  readonly #around: Around
  readonly #opened: OpenedArriving<PicturedText>
  readonly #collection: ClientCollection
  readonly #hide = new Set<() => void>()
  #writer: Writer | null = null
  #end: () => void = () => {}

  constructor(around: Around, path: string) {
    this.#around = around
    const { config, field, http, visit } = around
    const { browser, files } = visit.tab
    const store = createTextPictureStore(
      browser.storage.of(visit.tab, browser.storage.pictures),
      browser.locks.of(visit.tab),
    )
    this.#collection = config.collections.find(({ slug }) => slug === media)!
    const isThere = () => this.path !== null
    this.#opened = openArriving(
      {
        form: { document: visit.opened.document, locale: visit.locale },
        ...{ path, config },
        panel: { files, http, navigation: { send: () => {} } },
        store: {
          ...store,
          async find(prefix, signal) {
            const found = await store.find(prefix, signal)
            const names = found.pictures.map(({ name }) => name)
            if (!visit.isLeft) visit.world.oracle.pictures.found(visit, names, isThere)
            return found
          },
        },
        onHide: (listener) => {
          this.#hide.add(listener)
          return () => void this.#hide.delete(listener)
        },
      },
      picturedText(field),
    )
  }

  /** null: it is gone. */
  get path(): string | null {
    return this.#opened.place.path()
  }

  /** null: it is in none. */
  get row(): string | null {
    const [, row = null] = this.#opened.place.now() ?? []
    return row
  }

  /** The editor in which the places of the pictures stand. */
  get writer(): Writer {
    if (this.#writer) return this.#writer
    const { visit, writer } = this.#around
    const own = writer?.() ?? new Writer(visit.opened, () => this.path ?? '')
    this.#writer = own
    this.#end = own.show(this.#opened)
    return own
  }

  /** Those whose places are shown, by name. */
  get shown(): ReadonlyMap<string, ReturnType<typeof this.actorOf>> {
    return new Map(
      (this.#writer?.pictureKeys ?? []).map((key) => {
        const actor = this.actorOf(key)
        return [actor?.getSnapshot().context.name ?? key, actor]
      }),
    )
  }

  get isShown(): boolean {
    return this.#writer !== null
  }

  actorOf(key: string) {
    return this.#opened.files.actorOf(key)
  }

  /** Pasted where the caret is, or dropped behind one of the blocks. */
  take(name: string, block: number | null): void {
    const file = new File([name], name, { type: 'image/png' })
    const { files } = this.#opened
    this.writer.take(block, () => files.take([file], () => this.#collection))
  }

  hide(): void {
    for (const listener of [...this.#hide]) listener()
  }

  /** Its editor is on no screen any more. */
  leave(): void {
    this.#end()
    this.#end = () => {}
    if (!this.#around.writer) this.#writer?.stop()
    this.#writer = null
  }
}

/** The texts of a document that may have pictures: its own, and that of each row of its layout. */
export const textsOf = (visit: Pick<VisitKind, 'values'>): string[] => {
  const rows = at(visit.values, 'layout')
  return ['body', ...(Array.isArray(rows) ? rows : []).map((_, row) => `layout.${row}.story`)]
}
