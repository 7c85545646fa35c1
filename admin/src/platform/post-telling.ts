// Sends a large body and reports the progress, which fetch cannot.

interface Post {
  headers: Record<string, string>
  body: FormData | string
}

/** @param onSent called with the share sent so far, 0 to 1. @throws Error when the server is not reached */
export function postTelling(url: string, { headers, body }: Post, onSent: (part: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('the server was not reached')))
    request.send(body)
  })
}
