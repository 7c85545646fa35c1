// The page in the preview frame of an exam. It draws the exam as its examinees see it. It keeps answers in memory: calls about the play are
// answered here, and only texts and pictures come from the server.

// First, because it brings the base styles.
import { startFrame } from '../../../platform/ui/start-frame.ts'
import { findInterfaceLanguage } from '@trivium/contract/platform/interface-languages'
import { FramedExam } from '../../../../../web/src/assess/exams/play/framed-exam.tsx'
import { useSession } from '../../../../../web/src/platform/session/session.ts'
import { answerCalls } from './answer-calls.ts'
import { type ExamMessage, readMessage, readyReply } from './exam-message.ts'

const handedIn = 'The exam is handed in. Close the preview and open it again to start again.'

startFrame<ExamMessage>({
  read: readMessage,
  prepare: ({ language }) =>
    useSession.setState({ token: null, user: null, interfaceLanguage: findInterfaceLanguage(language) ?? 'english' }),
  draw(message) {
    window.fetch = answerCalls(message.opened)
    return <FramedExam key={message.opened.play.started_at} {...message} handedIn={handedIn} />
  },
  ready: readyReply,
})
