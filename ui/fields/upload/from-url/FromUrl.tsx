import { later } from '../../../kit/later.tsx'

/** Its files and texts come where a collection takes files from addresses. */
export const FromUrl = later(async () => {
  const [{ RecordTexts }, { FromUrlForm }] = await Promise.all([
    import('../../../kit/record-texts.tsx'),
    import('./FromUrlForm.tsx'),
  ])
  return (props: Parameters<typeof FromUrlForm>[0]) => (
    <RecordTexts>
      <FromUrlForm {...props} />
    </RecordTexts>
  )
})
