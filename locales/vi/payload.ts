export { vi as payload } from '@payloadcms/translations/languages/vi'
