import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { StoredVersion, VersionAuthors } from '#contracts/versions'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { RowLink, Table } from '../../parts/Table.tsx'
import type { Current } from './statuses.ts'
import { VersionPills } from './VersionPills.tsx'
import css from './VersionsTable.module.css'

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
  versions: readonly StoredVersion[]
  current: Current
  authors: VersionAuthors['authors'] | undefined
  isBusy: boolean
}

/** When, what and by whom; the whole row leads to the version. */
export function VersionsTable(props: Props) {
  const { entity, document, versions, current, authors, isBusy } = props
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { date } = useFormats()
  return (
    <Table label={text('versions.title')} className={css.root} aria-busy={isBusy || undefined}>
      <thead>
        <tr>
          <th scope="col">{text('versions.savedAt')}</th>
          {entity.drafts !== null && <th scope="col">{text('list.column.status')}</th>}
          <th scope="col">{text('versions.by')}</th>
          <th scope="col">{text('list.column.id')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.id}>
            <td data-cell="primary">
              <RowLink href={carried(addresses.ofDocument(document, `/versions/${version.id}`))}>
                {date(new Date(version.updatedAt), 'dayAndSecond')}
              </RowLink>
            </td>
            {entity.drafts !== null && (
              <td>
                <VersionPills version={version} current={current} />
              </td>
            )}
            <td>{authors?.[version.id] ?? text('versions.unknown')}</td>
            <td data-phone="hide">{version.id}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
