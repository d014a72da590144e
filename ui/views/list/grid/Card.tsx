import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { fileOf, pictureOf } from '../../../client/summaries.ts'
import { useRowTitle } from '../../../kit/fallback-title.ts'
import { useFormats } from '../../../kit/formats.ts'
import { FileIcon } from '../../../parts/icons.ts'
import { RowName } from '../cells/RowName.tsx'
import { StatusCell } from '../cells/StatusCell.tsx'
import { idOf } from '../id-of.ts'
import type { RowPress } from '../list-rows.ts'
import { RowLock } from '../locked/RowLock.tsx'
import { RowRestore } from '../trash/RowRestore.tsx'
import { AltTextMark, lacksAltText } from './AltTextMark.tsx'
import css from './Card.module.css'
import { shortType } from './short-type.ts'

interface Props {
  collection: ClientCollection
  doc: DocumentData
  press: RowPress
  box: ReactNode
}

/** px of a card's picture on a dense screen. */
const wide = 400

/** A file as it looks, with what one wants to know before opening it. */
export function Card({ collection, doc, press, box }: Props) {
  const title = useRowTitle(collection, doc)
  const { fileSize } = useFormats()
  const file = fileOf(doc)
  // The narrowest card cuts off the type, which the name says as well.
  const facts = [
    file?.width && file.height && `${file.width} × ${file.height}`,
    typeof file?.size === 'number' && fileSize(file.size),
    file && shortType(file.type, file.name),
  ].filter(Boolean)
  return (
    <li className={css.root} data-row={idOf(doc)}>
      <Picture url={pictureOf(doc, wide)} />
      <div className={css.words}>
        <RowName press={press} className={css.name}>
          <span className={css.title} dir="auto" title={title}>
            {title}
          </span>
        </RowName>
        <span className={css.facts} dir="auto">
          {facts.join(' · ')}
        </span>
        <div className={css.marks}>
          {collection.drafts && <StatusCell value={doc._status ?? null} />}
          {lacksAltText(collection, doc) && <AltTextMark />}
          <RowLock id={idOf(doc)} />
          <RowRestore doc={doc} />
        </div>
      </div>
      {box && <div className={css.box}>{box}</div>}
    </li>
  )
}

/** What can't be shown as a picture has a sign in its place. */
function Picture({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className={css.picture}>
      {url !== null && url !== broken ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <FileIcon />
      )}
    </div>
  )
}
