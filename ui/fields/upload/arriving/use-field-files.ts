import { useMemo, useState, useSyncExternalStore } from 'react'
import type { UploadField } from '#contracts/fields'
import type { OpenPicture } from '#machines/open-text-pictures'
import type { Form } from '../../form.ts'
import type { UploadTargets } from '../use-uploads.ts'
import type { ArrivingFiles, Holder } from './arriving-files.ts'
import { uploadedInto } from './uploaded-into.ts'
import type { KnownArriving } from './use-arriving.ts'
import { useArriving } from './use-arriving.ts'

const known: KnownArriving<Holder> = new WeakMap()

interface AroundFiles {
  form: Form
  field: UploadField
  path: string
  /** null: nobody may upload here. */
  targets: UploadTargets | null
  /** How many files the field has. */
  chosen: number
}

interface FieldFiles {
  files: ArrivingFiles | null
  arriving: readonly OpenPicture<unknown>[]
  /** How many of the files that came last had no room. */
  leftOut: number
  /** Uploads as many of these as there is room for; null: none can be taken. */
  take: ((files: readonly File[]) => void) | null
}

/** The files that this field waits for. */
export function useFieldFiles({ form, field, path, targets, chosen }: AroundFiles): FieldFiles {
  const holderOf = useMemo(() => uploadedInto(field), [field])
  const files = useArriving({ form, path }, known, holderOf)?.files ?? null
  const arriving = useSyncExternalStore(files?.subscribe ?? never, files?.all ?? none, none)
  const [leftOut, setLeftOut] = useState(0)
  const room = roomIn(field, chosen + arriving.length)
  const take = (dropped: readonly File[]) => {
    // Another one takes the place of the one before.
    if (!field.hasMany) for (const { key } of arriving) files?.removed(key)
    setLeftOut(Math.max(0, dropped.length - room))
    if (targets) files?.take(dropped.slice(0, room), targets.targetOf)
  }
  return { ...{ files, arriving, leftOut }, take: targets && room > 0 ? take : null }
}

const roomIn = ({ hasMany, maxRows }: UploadField, count: number): number =>
  hasMany ? (maxRows ?? Number.POSITIVE_INFINITY) - count : 1

const nothing: readonly OpenPicture<unknown>[] = []
const none = () => nothing
const never = () => () => {}
