import { useEffect, useState, useSyncExternalStore } from 'react'
import { isFetched } from '../../client/files.ts'
import type { FileSummary } from '../../client/summaries.ts'
import { usePanel } from '../../kit/panel.ts'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'

type KeptFile = Pick<FileSummary, 'name' | 'size' | 'type' | 'thumbnail'>

/** The file that was chosen and is not saved yet, with its picture; null where there is none. */
export function useKeptFile(form: Form): KeptFile | null {
  const { files } = usePanel()
  const value = useValue(form, 'file')
  const find = () => files.find(value)
  // What a visit before this one has chosen is found a moment later.
  const file = useSyncExternalStore(files.uploads?.subscribe ?? nobody, find, find)
  const picture = usePictureOf(file)
  if (isFetched(value)) return { ...fileFacts(value), thumbnail: null }
  return file && { ...fileFacts(file), thumbnail: picture }
}

const fileFacts = ({ name, size, type }: Pick<KeptFile, 'name' | 'size' | 'type'>) => ({
  name,
  size,
  type,
})

const nobody = () => () => {}

function usePictureOf(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
