/** Whether XML 1.0 can hold a text: https://www.w3.org/TR/xml/#charsets */
export const isWellFormed = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what XML leaves out
  text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)
