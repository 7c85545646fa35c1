// From sign-up to a result, as commands for a shell with curl and Node. The API's page shows them. A test runs all of them in order, in one
// shell, against a new server (e2e/src/journeys/site/api-page.journey.test.ts).

export interface ApiStep {
  /** Also the step's anchor on the page. */
  name: string
  title: string
  text: string
  commands: string
}

export const howAGameGoes: readonly ApiStep[] = [
  {
    name: 'before',
    title: 'Before you begin',
    text:
      'Start the server with npm start and copy the address of the development outbox that it prints. Run all commands in bash, in the ' +
      'folder of the project. pick reads one value of a JSON reply; prove calls the identity provider and keeps its cookies; sent reads ' +
      'a message that the provider sent to an address; call calls an action.',
    commands: `ADDRESS=127.0.0.1:3000
OUTBOX=$ADDRESS/identity/outbox/…
pick() { node -pe "JSON.parse(fs.readFileSync(0, 'utf8'))$1"; }
prove() { curl -sS -w '\\n' -b "$JAR" -c "$JAR" -H 'Content-Type: application/json' "$ADDRESS/identity/$1" -d "$2"; }
sent() { until curl -sS "$OUTBOX?format=json" | pick ".find(({ to }) => to === '$1')?.$2 ?? process.exit(1)"; do sleep 0.2; done; }
call() { curl -sS -w '\\n' -X POST \${TOKEN:+-H "Authorization: Bearer $TOKEN"} "$ADDRESS/api/$1" "\${@:2}"; }`,
  },
  {
    name: 'email',
    title: 'Sign up by e-mail',
    text:
      'The identity provider sends a link. Its token confirms the address and opens a session of the provider, which is a cookie. ' +
      'With an address that is already confirmed, call sign-in/email instead of the first three commands.',
    commands: `JAR=$(mktemp)
EMAIL=ada$RANDOM$RANDOM@quiz.example
prove sign-up/email '{"name":"Ada","email":"'$EMAIL'","password":"plum-kayak-orbit-7"}'
LINK=$(sent $EMAIL link)
prove verify-email '{"token":"'\${LINK#*token=}'"}'`,
  },
  {
    name: 'token',
    title: 'From the session to an api_token',
    text:
      'The session gives an ID token, a JWT that is valid for minutes. user_signup takes it, creates the account the first time, and ' +
      'returns the api_token, which is valid for 30 days after its last use. All other calls send the api_token.',
    commands: `ID_TOKEN=$(curl -sS -b "$JAR" "$ADDRESS/identity/token" | pick .token)
FIREBASE_ID=$(node -pe "JSON.parse(atob('$ID_TOKEN'.split('.')[1])).sub")
ADA=$(call user_signup -F firebase_id=$FIREBASE_ID -F id_token=$ID_TOKEN -F type=email | pick .data.api_token)
TOKEN=$ADA call get_user_by_id`,
  },
  {
    name: 'phone',
    title: 'Sign up by phone',
    text: 'A code of 6 digits is valid only in the browser that asked for it: the second call must send the cookie of the first.',
    commands: `JAR=$(mktemp)
MOBILE=+4915$(printf %08d $((RANDOM * RANDOM % 100000000)))
prove phone-number/send-otp '{"phoneNumber":"'$MOBILE'"}'
CODE=$(sent $MOBILE code)
prove phone-number/verify '{"phoneNumber":"'$MOBILE'","code":"'$CODE'"}'
ID_TOKEN=$(curl -sS -b "$JAR" "$ADDRESS/identity/token" | pick .token)
FIREBASE_ID=$(node -pe "JSON.parse(atob('$ID_TOKEN'.split('.')[1])).sub")
BO=$(call user_signup -F firebase_id=$FIREBASE_ID -F id_token=$ID_TOKEN -F type=mobile -F name=Bo | pick .data.api_token)`,
  },
  {
    name: 'solo',
    title: 'A solo game',
    text:
      'The starting call returns the questions and the play. submit_answer grades one answer and returns the right one; the reply to the ' +
      'last answer has the result. An answer is a key; keys joined by commas in a multi-select question and, in order, in a sequence; ' +
      'the word in guess the word; or nothing, which passes. After a reload, get_play returns the current state. The review opens at ' +
      'the end. The example plays five games, because a new account can stake its first coins in battles and contests only after five.',
    commands: `TOKEN=$ADA
CATEGORY=$(call get_categories -F type=quiz_zone | pick '.data.find(one => !one.has_subcategories && !one.is_premium).slug')
for LEVEL in 1 2 3 4 5; do
  START=$(call get_questions_by_level -F category=$CATEGORY -F level=$LEVEL)
  PLAY=$(pick .play.id <<< "$START")
  for QUESTION in $(pick '.data.map(({ id }) => id).join(" ")' <<< "$START"); do
    REPLY=$(call submit_answer -F play_id=$PLAY -F question_id=$QUESTION -F answer=a)
  done
done
pick .data.result <<< "$REPLY"
call get_play_review -F play_id=$PLAY`,
  },
  {
    name: 'battle',
    title: 'A battle',
    text:
      'Ada opens a room without an entry, Bo joins with its code, Ada starts it. Each round shows the question alone (reading), then with ' +
      'its options (open). When both have answered, or the time is over, both see the right answer (reveal). Every call about ' +
      'the battle returns all that this player may see. A random battle begins with find_opponent instead.',
    commands: `ROOM=$(call create_room -F room_type=friend -F no_of_que=5 -F entry=0)
CODE=$(pick .data.roomCode <<< "$ROOM")
ROOM=$(pick .data.roomID <<< "$ROOM")
TOKEN=$BO call join_room -F room_code=$CODE
call start_room -F room_id=$ROOM
BATTLE=$(call get_battle -F room_id=$ROOM)
until [ "$(pick .data.state <<< "$BATTLE")" = over ]; do
  if [ "$(pick .data.state <<< "$BATTLE")" = open ]; then
    QUESTION=$(pick .data.question.id <<< "$BATTLE")
    call submit_answer -F play_id=$(pick .data.play_id <<< "$BATTLE") -F question_id=$QUESTION -F answer=a
    BOS_PLAY=$(TOKEN=$BO call get_battle -F room_id=$ROOM | pick .data.play_id)
    TOKEN=$BO call submit_answer -F play_id=$BOS_PLAY -F question_id=$QUESTION -F answer=b
  fi
  sleep 0.2
  BATTLE=$(call get_battle -F room_id=$ROOM)
done
pick .data.result <<< "$BATTLE"`,
  },
  {
    name: 'socket',
    title: 'The socket',
    text:
      'The socket replaces polling (Socket.IO, path /live/, transport websocket only). It only notifies; calls go over HTTP. A page ' +
      'joins a room with the number of the last message that it has, and receives the missed ones. Rooms are battle:<room id>, ' +
      'search:<search id>, messages:<account id>, play:<play id> and exam:<play id>; notices come without joining. Messages are battle ' +
      '(the whole view), search, message, notice, play (somebody else has moved its clock, ended it or reopened it: call get_play), ' +
      'exam, and maintenance. When a clock has run out, call get_play; never hand in. The server measures the round trip with echo: ' +
      'call its function at once.',
    commands: `ADDRESS=$ADDRESS ROOM=battle:$ROOM TOKEN=$ADA node --input-type=module -e "
  import { io } from 'socket.io-client'
  const { ADDRESS, ROOM, TOKEN } = process.env
  const socket = io('ws://' + ADDRESS, { path: '/live/', transports: ['websocket'], auth: { token: TOKEN } })
  socket.on('echo', answer => answer())
  socket.on('battle', ({ number, battle }) => { console.log(number, battle.state); socket.close() })
  socket.on('connect', () => socket.emit('room', { type: 'join', room: ROOM, after: 0 }, outcome => console.log(outcome)))
"`,
  },
  {
    name: 'contest',
    title: 'A contest',
    text:
      'The starting call takes the entry. Questions open one at a time: later ones are {id, sealed: true} until the one before is ' +
      'answered. The reply to an answer has the next one (next_question). The right answers are revealed when the contest is over.',
    commands: `CONTEST=$(call get_contest | pick .data.live[0].id)
START=$(call get_questions_by_contest -F contest_id=$CONTEST)
PLAY=$(pick .play.id <<< "$START")
for QUESTION in $(pick '.data.map(({ id }) => id).join(" ")' <<< "$START"); do
  REPLY=$(call submit_answer -F play_id=$PLAY -F question_id=$QUESTION -F answer=a)
done
pick .data.result <<< "$REPLY"
call get_contest_leaderboard -F contest_id=$CONTEST`,
  },
  {
    name: 'exam',
    title: 'An exam',
    text:
      'exam_key and agreed are needed to start; resuming needs neither. Answers are saved one by one, in any order. A page reports with ' +
      'note_absence when it is hidden and when it is back; after more than 5 seconds away the exam ends. set_exam_module_result hands in.',
    commands: `EXAM=$(call get_exam_module -F type=1)
KEY=$(pick '.data.find(({ shown_key }) => shown_key).shown_key' <<< "$EXAM")
EXAM=$(pick '.data.find(({ shown_key }) => shown_key).id' <<< "$EXAM")
START=$(call get_exam_module_questions -F exam_module_id=$EXAM -F exam_key=$KEY -F agreed=1)
PLAY=$(pick .play.id <<< "$START")
SINGLE=$(pick '.data.filter(one => one.question_type === "multiple_choice").map(({ id }) => id).join(" ")' <<< "$START")
for QUESTION in $SINGLE; do
  call submit_answer -F play_id=$PLAY -F question_id=$QUESTION -F answer=a
done
call note_absence -F play_id=$PLAY -F away=1
call note_absence -F play_id=$PLAY -F away=0
call set_exam_module_result -F exam_module_id=$EXAM | pick .data`,
  },
  {
    name: 'test',
    title: 'A test from the bank',
    text: 'get_all_question_types returns what the bank offers. finish_play hands in; unanswered questions count as missed.',
    commands: `TYPES=$(call get_all_question_types)
AREAS=$(pick .data.organisations[0].id <<< "$TYPES")
START=$(call get_questions_test -F q_test_type=tutor -F q_organisation=$AREAS -F q_question_type=multiple_choice -F q_test_length=10)
PLAY=$(pick .play.id <<< "$START")
QUESTION=$(pick .data[0].id <<< "$START")
call submit_answer -F play_id=$PLAY -F question_id=$QUESTION -F answer=a
call finish_play -F play_id=$PLAY
call get_test_result -F play_id=$PLAY | pick .data
call get_questions_test_report -F limit=5`,
  },
]
