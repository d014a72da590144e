export { ko as payload } from '@payloadcms/translations/languages/ko'
