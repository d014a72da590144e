import { isRecord } from '#contracts/is-record'
import { fileOf } from '../../../client/summaries.ts'
import { FileLine } from '../../../fields/kit/FileLine.tsx'
import { Sides } from '../../../fields/kit/sides/Sides.tsx'
import type { Value } from '../../../kit/values.ts'
import type { ValueDifference } from '../../engine/difference.ts'

/** The file that an upload is. */
export const FileSides = ({
  difference: { change, from, to },
}: {
  difference: ValueDifference
}) => <Sides change={change} from={fileIn(from)} to={fileIn(to)} />

function fileIn(document: Value) {
  const file = isRecord(document) ? fileOf(document) : null
  return file && <FileLine name={file.name} file={file} />
}
