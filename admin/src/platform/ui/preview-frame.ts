// A frame whose page shows what players see. The console sends it messages; the page says when it is ready for them.

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Both ends have this origin. Messages from anywhere else are ignored. */
export const isOurs = (event: MessageEvent, source: MessageEventSource | null | undefined): boolean =>
  event.origin === location.origin && event.source === source

/** @param frame the iframe whose page may reply */
export const isReady = (
  event: MessageEvent<unknown>,
  kind: string,
  frame: { contentWindow: MessageEventSource | null } | null,
): boolean => {
  const { data } = event
  return isOurs(event, frame?.contentWindow) && typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
}

/** Sends the message to the page in the frame once it is ready, and after every change. @param readyKind of the page's reply */
export function usePreviewFrame(message: object, readyKind: string): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isListening, setListening] = useState(false)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (isReady(event, readyKind, frame.current)) setListening(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [readyKind])
  const text = JSON.stringify(message)
  useEffect(() => {
    if (isListening) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin)
  }, [isListening, text])
  return frame
}
