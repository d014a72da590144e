import type { DocumentData } from '#contracts/documents'
import type { ClientImageSize } from '#contracts/files'
import { isRecord } from '#contracts/is-record'
import { versioned } from '../../../client/summaries.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { CopyIcon } from '../../../parts/icons.ts'
import css from './FileSizes.module.css'

interface Props {
  sizes: readonly ClientImageSize[]
  doc: DocumentData
  onCopy: (url: string) => void
}

/** Every size of a picture, and why one isn't there. */
export function FileSizes({ sizes, doc, onCopy }: Props) {
  const text = useText()
  const { fileSize } = useFormats()
  const stored = isRecord(doc.sizes) ? doc.sizes : {}
  return (
    <Collapsible summary={text('file.sizes')} aside={sizes.length}>
      <ul className={css.root}>
        {sizes.map((size) => {
          const made = isRecord(stored[size.name]) ? stored[size.name] : {}
          const { url, width, height, filesize } = made as Record<string, unknown>
          const address = typeof url === 'string' ? url : null
          return (
            <li key={size.name} className={css.size}>
              <span className={css.picture}>
                {address && (
                  <img src={versioned(address, doc.updatedAt) ?? ''} alt="" loading="lazy" />
                )}
              </span>
              <span>
                <span className={css.name} dir="auto">
                  {size.name}
                </span>
                <span className={css.facts}>
                  {address
                    ? [`${width} × ${height}`, typeof filesize === 'number' && fileSize(filesize)]
                        .filter(Boolean)
                        .join(' · ')
                    : text('file.sizes.notMade', { dimensions: wanted(size) })}
                </span>
              </span>
              {address && (
                <IconButton
                  label={text('file.copyUrlOf', { name: size.name })}
                  icon={<CopyIcon />}
                  onClick={() => onCopy(new URL(address, location.href).href)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Collapsible>
  )
}

const wanted = ({ width, height }: ClientImageSize): string => `${width ?? '…'} × ${height ?? '…'}`
