import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import { isRecord } from '#contracts/is-record'
import { keepsAddress } from '../../../client/files.ts'
import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import type { Form } from '../../form.ts'
import { useEdit, useValue } from '../../form.ts'
import { addressRefusal, extensionOf, isPublishedWithDrafts } from './addresses-kept.ts'
import css from './KeepAddress.module.css'

interface Props {
  form: Form
  upload: ClientUpload
  stored: DocumentData
  /** The names of the file that is there, and of the one that replaces it. */
  names: { stored: string; next: string }
}

/** Whether a file replaces another at its address, and what becomes of links. */
export function KeepAddress({ form, upload, stored, names }: Props) {
  const text = useText()
  const value = useValue(form, 'file')
  const edit = useEdit(form, 'file')
  const isKept = keepsAddress(value)
  const refusal = addressRefusal(names.stored, names.next, upload)
  const extension = extensionOf(names.stored)
  return (
    <div className={css.root}>
      {refusal !== 'server' && (
        <Checkbox
          label={text('field.file.keepAddress')}
          checked={isKept}
          disabled={refusal !== null}
          onChange={() => {
            if (isRecord(value)) edit({ ...(value as DocumentData), keepsAddress: !isKept })
          }}
        />
      )}
      <p className={css.text} role="status">
        {refusal === 'extension' && `${text('field.file.otherExtension', { extension })} `}
        {text(isKept ? 'field.file.addressKept' : 'field.file.addressChanges', {
          name: names.stored,
        })}
        {isKept && isPublishedWithDrafts(stored) && ` ${text('field.file.publishForAddress')}`}
      </p>
    </div>
  )
}
