### 한국어. The guide for translators is at the top of en.ftl.
###
### Particles: pieces have the forms `.eul` (을/를) and `.eun` (은/는). Behind a Lot or a card stands a
### noun that takes the particle (`C4 증서를`, `c14 카드를`), behind a number a counter (개, 장, 칸, 점),
### or a particle that fits every ending (에, 의, 입니다). Lots and steps are counted in 칸, Deeds and
### cards in 장, tiles, Gardens, Buildings and silver in 개, games in 판. Citizens are 인구, too.

## reading data of any kind

not-an-object = 객체여야 하는데 { $found }입니다
not-a-list = 목록이어야 하는데 { $found }입니다
not-a-whole-number = 정수여야 하는데 { $found }입니다
not-a-text = 문자열이어야 하는데 { $found }입니다
not-a-moment = 2026-01-31T20:15:00Z처럼 날짜와 시각이어야 하는데 { $found }입니다
not-true-or-false = true 또는 false여야 하는데 { $found }입니다
missing-key = 빠진 키가 있습니다: { $key }
unknown-key = 알 수 없는 키입니다: { $key }
too-small = { $low } 이상이어야 하는데 { $number }입니다
too-large = { $high } 이하여야 하는데 { $number }입니다
unknown-word = 알 수 없는 값입니다: { $word } (쓸 수 있는 값: { $words })
unknown-id = 알 수 없는 { $what }입니다: { $word }
not-as-seen = 관찰의 나머지 내용과 맞지 않습니다
wrong-format = 형식이 { $found }입니다. 이 프로그램이 읽는 형식은 { $expected }입니다
not-json = 올바른 JSON이 아닙니다: { $problem } ({ $line }행 { $column }열)
no-json-number = 올바른 JSON이 아닙니다: 숫자로 읽을 수 없습니다({ $word })
nested-too-deep = 너무 깊이 중첩되어 있습니다
text-too-long = 너무 깁니다. 최대 { $most }자까지 읽을 수 있습니다
list-too-long = 목록이 너무 깁니다. 최대 { $most }개인데 { $count }개입니다
half-a-character = 짝이 없는 반쪽 문자(서로게이트)가 있어 저장할 수 없습니다
number-too-long = 자릿수가 너무 많은 숫자가 있습니다
twice-in-json = 한 객체에 같은 키가 두 번 나옵니다: { $key }
not-toml = 올바른 TOML이 아닙니다: { $problem } ({ $line }행 { $column }열)
not-utf8 = UTF-8 텍스트가 아닙니다(바이트 { $byte })
cannot-read = 읽을 수 없습니다: { $path } ({ $problem })
cannot-write = 쓸 수 없습니다: { $path } ({ $problem })

## what is wrong with a text that is no JSON or TOML ($problem of not-json, not-toml)

json-value = 여기에 값이 있어야 합니다
json-key = 여기에 큰따옴표로 묶은 키가 있어야 합니다
json-colon = 여기에 콜론이 있어야 합니다
json-comma = 여기에 쉼표나 닫는 괄호가 있어야 합니다
json-last-comma = 이 쉼표 뒤에 아무것도 없습니다
json-more = 끝나야 할 곳에 내용이 더 있습니다
json-open-text = 여기서 시작한 문자열이 끝나지 않았습니다
json-line-break = 문자열 안에 줄바꿈이나 다른 제어 문자가 있습니다
json-backslash = 여기서는 역슬래시를 쓸 수 없습니다
json-mark = 바이트 순서 표시(BOM)로 시작합니다
json-unreadable = 여기부터 읽을 수 없습니다
toml-key = 여기에 키가 있어야 합니다
toml-equals = 여기에 등호가 있어야 합니다
toml-bracket = 여기에 닫는 괄호가 있어야 합니다
toml-open-text = 문자열이 끝나지 않았습니다
toml-twice = 같은 키가 두 번 나옵니다

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = 정수
type-fraction = 소수
type-text = 문자열
type-list = 목록
type-object = 객체
# A type of Python, such as datetime.
type-other = { $name } 값

## what a word should have been ($what above)

what-lot = 부지
what-deed = 증서
what-card = 카드
what-building-or-monument = 건물 또는 기념물
what-monument = 기념물
what-garden-or-monument = 정원 또는 기념물

## components

card-count = 카드는 18장이어야 하는데 { $count }장입니다
card-twice = { $id } 카드가 두 번 나옵니다
letters-count = 글자로 하는 증서 확보 카드에는 글자가 세 개 있어야 하는데 { $count }개입니다
letter-twice = 글자 { $letter }가 두 번 나옵니다
not-a-claim = 증서 확보 카드에만 쓸 수 있는 키입니다: { $key }
not-by-letters = 글자는 글자로 하는 증서 확보 카드에만 있습니다
tile-count = 타일은 모두 32개여야 하는데 { $count }개입니다
nothing-replaced = 이 파일은 아무것도 바꾸지 않습니다. 카드나 타일, 또는 둘 다 적으세요

## positions

in-two-places = { $lot } 부지가 두 군데에 있습니다: { $first }, 그리고 여기
too-many-markers = 빈 부지가 { $count }칸인데 부지 마커는 8개뿐입니다
wrong-shape = { $lots } 부지는 { $id } 모양이 아닙니다
too-many-pieces = { $id } 건물이 { $count }개인데 상자에는 { $box }개뿐입니다
too-many-tiles = 보드와 주머니에 { $id } 타일이 { $count }개인데 상자에는 { $box }개뿐입니다
card-in-two-places = { $id } 카드가 두 군데에 있습니다: { $first }, 그리고 여기
card-missing = { $id } 카드가 카드 줄에도 덱에도 없습니다
row-length = 카드가 { $expected }장이어야 하는데 { $count }장입니다
pile-count = 더미가 세 개여야 하는데 { $count }개입니다
past-pile = 이미 끝난 { $pile }시대의 더미에 증서가 있습니다
market-too-long = 증서가 { $count }장인데 시장의 자리는 여섯 개뿐입니다
market-not-full = 이번 시대의 더미에 증서가 { $pile }장 남았는데 시장에는 { $count }장뿐입니다
variant-twice = { $name } 하우스 룰이 두 번 나옵니다
favour-twice = 신들의 은총은 하나만 쓸 수 있는데 두 가지가 있습니다: { $other }, { $name }
pending-missing = 선택할 차례인데 무엇을 선택하는지 pending에 없습니다
pending-unexpected = phase가 { $phase }일 때는 pending에 아무것도 없어야 합니다
pending-left = 여기서 left는 { $low } 이상 { $high } 이하여야 하는데 { $found }입니다
pending-left-monument = 여기서 left는 0이어야 하는데 { $found }입니다
icon-without-monuments = 기념물 없는 게임에서는 기념물 아이콘이 쓰이지 않습니다
monument-not-in-supply = 공급처에 없는 기념물입니다: { $id }
too-few-places = 선택하려면 자리가 두 곳 이상이어야 하는데 규칙에 맞는 자리는 { $count }곳입니다
wrong-options = 적힌 자리는 { $found }, 규칙에 맞는 자리는 { $expected }입니다
last-turns-value = null, ["ceres"], ["ceres", "you"], ["you"] 중 하나여야 합니다
last-turns-early = 이번 시대의 증서가 { $count }장 남았는데 벌써 마지막 차례입니다
last-turns-without = 지금 차례인 쪽이 마지막 차례 목록에 없습니다: { $side }
over-early = { $era }시대에는 게임이 끝날 수 없습니다
over-last-turns = 게임이 끝났으므로 마지막 차례가 남아 있을 수 없습니다
monument-twice = 기념물이 보드에도 공급처에도 있습니다: { $id }
monuments-not-played = 기념물 없는 게임인데 보드에 기념물이 있습니다: { $id }
monument-listed-twice = 같은 기념물이 두 번 나옵니다: { $id }
components-value = null이거나 "sha256:" 뒤에 16진수 64자리가 있어야 합니다
components-needed = 다른 구성품으로 하는 상황입니다({ $digest }). 그 구성품도 함께 주세요
components-differ = { $digest } 구성품으로 하는 상황인데 주어진 구성품은 { $given }입니다
components-not-needed = 기본 구성품으로 하는 상황인데 다른 구성품이 주어졌습니다

## days
not-a-date = 날짜가 아닙니다: { $found }. 2026-11-16처럼 쓰세요
day-not-begun = 아직 오지 않은 날입니다: { $date }

## records

rules-version = 규칙 버전 { $found }에서 한 게임입니다. 이 프로그램의 규칙 버전은 { $expected }입니다
action-illegal = { $reason }
wrong-result = 적힌 결과는 { $found }, 실제 결과는 { $expected }입니다
bad-entry = 행동이나 수정이어야 하는데 { $found }입니다

## actions

no-action = 행동이 아닙니다. income, buy C4, build domus C4, place C4처럼 쓰세요
wants-nothing = income 뒤에는 아무것도 쓰지 않습니다
wants-one-lot = buy 뒤에 부지 하나를 쓰세요. 예: buy C4
wants-piece-and-lots = build 뒤에 건물과 부지를 쓰세요. 예: build domus C4
wants-lots = place 뒤에 부지를 쓰세요. 예: place C4
no-lot = 없는 부지입니다: { $word } (부지는 A1부터 G7까지)
no-piece = 없는 건물입니다: { $word }
lots-not-sorted = 부지는 순서대로, 한 번씩만 쓰세요: { $sorted }

## why an action is not legal

game-over = 게임이 끝났습니다
choice-is-due = 먼저 케레스가 놓을 자리를 골라야 합니다
no-choice-is-due = 지금은 케레스가 놓을 자리를 고를 때가 아닙니다
no-such-place = 이런 모양의 정원이나 기념물은 없습니다
not-an-option = 케레스가 놓을 수 있는 자리가 아닙니다. 고를 수 있는 자리: { $options }
not-in-market = { $deed } 증서는 시장에 없습니다
no-marker = 남은 부지 마커가 없습니다
needs-silver = 은화 { $price }개가 필요한데 { $silver }개밖에 없습니다
not-its-shape = { PIECE($id, form: "eun") } 이런 모양이 아닙니다
not-in-tray = { PIECE($id, form: "eun") } 트레이에 남아 있지 않습니다
not-in-supply = { PIECE($id, form: "eun") } 기념물 공급처에 없습니다
without-monuments = 기념물 없이 하는 게임입니다
not-your-lot = { $lot } 부지는 당신의 것이 아닙니다
not-smaller = 더 작은 건물만 대체할 수 있는데, { PIECE($other, form: "eun") } { PIECE($id) }보다 작지 않습니다
too-many-empty = 빈 부지가 { $count }칸이 되는데 부지 마커는 8개뿐입니다
condition-population = 인구가 { $needed } 이상이어야 하는데 지금은 { $have }입니다
condition-silver = 건물에 표시된 은화가 { $needed }개 이상이어야 하는데 지금은 { $have }개입니다
condition-lots = 부지가 { $needed }칸 이상 있어야 하는데 지금은 { $have }칸입니다
condition-border-lots = 도시 가장자리에 부지가 { $needed }칸 이상 있어야 하는데 지금은 { $have }칸입니다
condition-buildings = 건물이 { $needed }개 이상 있어야 하는데 지금은 { $have }개입니다
condition-civic = 공공 건물이 { $needed }개 이상 있어야 하는데 지금은 { $have }개입니다
condition-residential = 주거 건물이 { $needed }개 이상 있어야 하는데 지금은 { $have }개입니다
condition-largest = { $needed }칸 이상인 건물이 있어야 하는데 지금 가장 큰 건물은 { $have }칸입니다
condition-no-empty-lot = 빈 부지가 없어야 하는데 지금 { $have }칸이 비어 있습니다
condition-border = 적어도 한 칸이 도시 가장자리에 있어야 합니다

## 케레스가 할 일: 말할 수 없는 까닭

new-market-first = 케레스의 다음 차례 전에 시대가 끝납니다

## options and calls

bad-seed = 시드는 0 이상의 정수여야 하는데 { $found }입니다
not-components = 구성품이나 구성품 파일의 경로여야 하는데 { $found }입니다
nothing-to-undo = 되돌릴 것이 없습니다
strict-game = 되돌리기 없는 게임이라 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다
strict-hints = 되돌리기 없는 게임에서는 힌트를 쓸 수 없습니다
game-resigned = 기권한 게임이라 이미 끝났습니다
cannot-listen = { $host }에서 포트 { $port }번을 열 수 없습니다: { $problem }. --port로 다른 포트를 지정하거나 그 포트를 쓰는 프로그램을 끝내세요
cannot-listen-there = { $host } 주소를 열 수 없습니다: { $problem }. --host로 이 컴퓨터의 주소를 지정하세요
cannot-listen-metrics = { $host }에서 포트 { $port }번으로 지표를 제공할 수 없습니다: { $problem }. --metrics-port로 다른 포트를 지정하세요
no-page = 페이지가 아직 빌드되지 않았습니다. 체크아웃한 폴더에서 ./ceres를 실행하거나 패키지를 설치하세요
# What has no message of its own.
problem = { $text }
wrong-host = 이 서버의 이름이 아닙니다: { $host } (서버가 출력한 주소를 여세요)
other-page = 다른 사이트({ $origin })의 요청은 거부합니다
wants-json = 요청은 JSON(application/json)이어야 하는데 { $found }입니다
wants-unpacked = 압축하지 않은 요청이어야 합니다({ $found })
address-too-long = 주소가 너무 깁니다
head-too-long = 헤더가 너무 깁니다
too-slow = 요청이 { $seconds }초 안에 도착하지 않았습니다
not-http = 서버가 이해할 수 없는 요청입니다: { $problem }
two-lengths = 요청의 길이가 두 가지 방식으로 적혀 있습니다
too-many-requests = 여럿이 함께 쓰는 서버에 한꺼번에 너무 많이 요청했습니다. { $seconds }초 뒤에 다시 시도하세요
too-many-new-games = 여럿이 함께 쓰는 서버에서 새 게임을 너무 많이 시작했습니다. { $seconds }초 뒤에 다시 시도하세요
too-many-games = 이 서버에는 { $most }판까지 저장할 수 있는데 이미 { $count }판이 있습니다. 먼저 몇 판을 삭제하세요
games-too-large = 이 서버에는 { $most } MB까지 저장할 수 있는데 이미 { $size } MB를 쓰고 있습니다. 먼저 몇 판을 삭제하세요
not-over = 아직 끝나지 않은 게임입니다: { $id }
not-a-day-over = 끝난 오늘의 게임이 아닙니다
not-both-over = 두 게임이 모두 끝나야 비교할 수 있습니다
not-your-game = 이 게임은 시작한 사람만 플레이하거나 삭제하거나 복원할 수 있습니다. 구경하거나 원하는 지점부터 새 게임을 시작할 수는 있습니다
no-such-look = 이 링크로는 더 이상 게임을 볼 수 없습니다. 링크가 취소되었거나 완전하지 않습니다
no-such-player = 이 링크로는 더 이상 게임을 가져올 수 없습니다. 링크가 갱신되었거나 완전하지 않습니다
not-a-key = 플레이어의 키가 아닙니다
one-player = 이 서버는 한 사람만 쓰며, 어느 브라우저에서나 그 사람의 게임이 보입니다
bad-request = 서버가 처리할 수 없는 요청입니다({ $status }): { $problem }
server-failed = 서버에 오류가 났습니다({ $problem }). 게임은 그대로입니다
games-unavailable = 지금은 저장된 게임을 열거나 바꿀 수 없습니다. 전에 저장한 것은 안전합니다. 잠시 뒤에 다시 시도하세요
games-no-room = 게임을 저장할 공간이 없습니다. 전에 저장한 것은 안전하지만 이번 것은 저장되지 않았습니다
no-place-now = 지금 당신의 부지에는 { PIECE($id, form: "eul") } 놓을 자리가 없습니다
undo-asks = 그 뒤로 숨겨져 있던 것을 보았습니다. 그래도 되돌릴까요? 게임에 표시가 남습니다
nothing-to-redo = 다시 실행할 것이 없습니다

## files of finished games for play loggers, which are in English

plays-about = 케레스의 정원 플레이 기록(Board Game Stats용)입니다. 이 파일을 그 앱으로 공유하거나 그 앱에서 여세요.
plays-me = 나
plays-source = 케레스의 정원
plays-on-screen = 케레스의 정원(화면)
plays-at-table = 내 테이블(케레스의 정원 앱과 함께)
plays-comment = 케레스의 정원, 게임 { $id }.
plays-strict = ‘되돌리기 없음’으로 한 게임입니다.
plays-peeked = 숨겨진 것을 본 뒤에 되돌린 적이 있습니다.
plays-imported = 가져온 게임입니다.
plays-resigned = 도중에 기권한 게임입니다.

## bots

not-a-number = 숫자여야 하는데 { $found }입니다
parameter-none = 매개변수가 없는 봇인데 매개변수가 주어졌습니다: { $name }
parameter-twice = 같은 매개변수가 두 번 주어졌습니다: { $name }
invalid-bot = { $path }의 봇은 게임을 할 수 없습니다: { $reason }
bot-not-python = Python 파일이 아닙니다. 이름이 .py로 끝나야 합니다
bot-unreadable = 읽을 수 없습니다: { $problem }
bot-raised = { $problem }
bot-without-maker = make(seed) 함수나 Bot 클래스가 있어야 합니다
bot-without-choose = 만들어진 봇에 choose(seen) 메서드가 없습니다
same-bot-name = 이름이 { $name }인 봇이 둘입니다. 봇의 이름은 파일 이름이니 하나를 바꾸세요
bot-peeks = { $bot } 봇은 숨은 카드를 보므로 실험실에서만 쓸 수 있습니다: ceres sim --bot { $bot }
needs-observation = 관찰이 필요한데 주어진 것은 { $given }입니다. 숨은 것이 보이지 않는 position.observation()을 쓰세요
needs-game = 게임이 필요한데 주어진 것은 { $given }입니다. ceres.Game.from_record(record)와 같은 ceres.Game을 쓰세요

## the environment for learning agents

no-such-action = { $number }번 행동은 없습니다. 행동 번호는 0부터 { $last }까지입니다
not-one-each = 게임은 { $games }판인데 { $count }개가 주어졌습니다. 게임마다 하나씩 있어야 합니다
reset-needed = 진행 중인 게임이 없습니다. 먼저 reset을 호출하세요
bad-penalty = 벌점은 0 이상의 숫자여야 하는데 { $found }입니다
needs-agents = 학습 에이전트용 환경에는 라이브러리가 더 필요합니다: pip install "gardens-of-ceres[agents]"
needs-open-spiel = open_spiel용 게임에는 라이브러리가 더 필요합니다: pip install "gardens-of-ceres[open-spiel]"
needs-metrics = 지표를 쓰려면 라이브러리가 더 필요합니다: pip install "gardens-of-ceres[metrics]"
needs-everything = ceres 명령에는 엔진 말고도 더 필요합니다: pip install gardens-of-ceres

## files

standard-input = 표준 입력
standard-output = 표준 출력
closed = 닫혀 있습니다
exists-already = 이미 있는 파일입니다: { $path } (덮어쓰려면 --force)
is-a-link = 링크입니다: { $path }. 링크가 가리키는 파일을 지정하세요
is-the-database = 사용 중인 게임 데이터베이스이거나 그 일부인 파일입니다. 다른 파일을 고르세요: { $path }
not-a-plain-file = 링크, 장치 또는 파이프입니다

# `ceres site`
no-python = 페이지에서 쓸 Python이 아직 빌드되지 않아 서버 없이는 실행할 수 없습니다. 체크아웃한 폴더에서 ./ceres site를 실행하거나 패키지를 설치하세요
site-folder-used = 비어 있지 않은 폴더이며, 그 안에 있는 것은 이 게임의 예전 사이트가 아닙니다: { $path } (다른 폴더를 고르거나, 그래도 쓰려면 --force)

## kept games

not-an-address = 경로도 데이터베이스 주소도 아닙니다: { $place }
not-a-file = 게임은 파일에 저장해야 하는데 파일이 아닙니다: { $place }
no-database = { $path }에 게임 데이터베이스가 없습니다
not-empty = { $path }에 이미 게임이 있습니다. 아무것도 바꾸지 않았습니다. 게임이 없는 데이터베이스에 복원하세요
status-differs = 행동 { $number } 뒤에 저장된 상태가 다시 진행한 결과와 다릅니다
no-driver = { $place }에 게임을 저장할 수 없습니다. 설치되지 않은 모듈: { $problem }. PostgreSQL을 쓰려면: pip install "gardens-of-ceres[postgres]"
another-database = { $path } 파일은 다른 프로그램의 데이터베이스입니다. 아무것도 바꾸지 않았습니다. 게임을 다른 곳에 저장하세요
not-writable = { $path }에 게임을 저장할 수 없습니다: { $problem }. 쓰기를 허용하거나 CERES_HOME에 다른 폴더를 지정하세요
is-a-folder = { $path }에 게임을 저장할 수 없습니다. 파일이어야 하는데 폴더입니다
cannot-be-kept = 저장할 수 없습니다: { $problem }
too-many-entries = 게임이 너무 길어 저장할 수 없습니다. 행동과 수정은 최대 { $most }개인데 { $count }개입니다
extras-too-large = 이 기록의 x- 키가 너무 커서 저장할 수 없습니다. 최대 { $most }개, 모두 합쳐 { $length }자까지입니다
number-too-large = 이 게임에는 저장하기에 너무 큰 숫자가 있습니다
disk-full = { $path } 파일이 있는 디스크에 남은 공간이 없습니다. 전에 저장한 것은 안전하지만 이번 것은 저장되지 않았습니다. 공간을 만든 뒤 다시 시도하세요
disk-failed = { $path } 파일이 있는 디스크가 작동하지 않습니다: { $problem }. 이번 것은 저장되지 않았습니다. 다시 시도하거나 CERES_HOME에 다른 폴더를 지정하세요
not-a-database = { $path } 파일은 게임 데이터베이스가 아닙니다. 그대로 두었습니다. 새로 시작하려면 이 파일을 따로 치워 두거나 CERES_HOME에 다른 폴더를 지정하세요
database-broken = { $path } 데이터베이스가 손상되었습니다: { $problem }. 그대로 두었습니다. 새로 시작하려면 이 파일을 따로 치워 두거나 백업으로 바꾸세요
locked = 다른 프로그램이 { $path } 파일을 쓰고 있습니다. 전에 저장한 것은 안전하지만 이번 것은 저장되지 않았습니다. 그 프로그램을 닫거나 다시 시도하세요
too-new = { $path }의 게임은 이 프로그램의 더 새로운 버전으로 저장되었습니다(형식 { $found }, 이 버전은 { $known }까지). 그대로 두었습니다. 새 버전을 사용하세요
too-old = { $path }의 게임은 이 프로그램의 더 오래된 버전으로 저장되었습니다(형식 { $found }, 이 버전에는 { $known } 필요). 그대로 두었습니다. 사본을 만들고 변환하려면: ceres db migrate --database …
no-migration = { $path }의 게임은 알 수 없는 형식({ $found })입니다. 그대로 두었습니다
no-connection = 지금은 { $path } 데이터베이스를 쓸 수 없습니다: { $problem }
perhaps-saved = 저장하는 동안 데이터베이스 연결이 끊겼습니다. 저장되었는지 보려면 게임을 다시 여세요
no-such-game = 없는 게임입니다: { $id }
at-real-table = 실제 테이블에서 하는 게임입니다. 브라우저에서 이어 하세요. ceres를 실행하고 처음 화면에서 고르면 됩니다
game-deleted = 삭제된 게임입니다: { $id } ({ $until }까지 복원할 수 있습니다)
conflict = { $id } 게임이 다른 곳에서 더 진행되었습니다(변경 번호 { $revision } → { $current }). 다시 불러와서 이어 하세요. 잃은 것은 없지만 이번 것은 저장되지 않았습니다
no-such-point = { $id } 게임에 { $number }번 행동은 없습니다. 행동은 모두 { $count }개입니다
nothing-undone = { $id } 게임에는 되돌린 것이 없습니다

# $id is the beginning of an id
games-several = 이렇게 시작하는 게임이 여럿입니다: { $id } (더 길게 쓰세요)

## a game at a real table: what cannot be

real-nothing-asked = 지금은 입력할 것이 없습니다
real-tell-first = 먼저 뽑은 것을 입력하거나 차례를 되돌리세요
real-nothing-changed = 테이블은 이미 이 상태입니다
real-not-real = 실제 테이블에서 하는 게임이 아닙니다
real-wrong-count = { $count }개를 입력해야 하는데 { $found }개를 입력했습니다
real-told-twice = 그만큼 남아 있지 않습니다: { $word }
real-not-in-cards = 지금 케레스의 덱에서 나올 수 없습니다: { $word } (이미 나왔거나 없는 카드입니다)
real-not-in-tiles = 지금 주머니에서 나올 수 없습니다: { $word } (남아 있지 않거나 없는 타일입니다)
real-not-in-deeds = 지금 나올 수 없습니다: { $word } (이미 나왔거나 없는 증서입니다)
real-not-in-monuments = 없는 기념물 카드입니다: { $word }
real-same-size = 기념물 세 개는 칸 수가 서로 달라야 합니다. 이미 놓인 것과 크기가 같은 카드는 건너뛰세요
real-impossible-table = 테이블이 이런 상태일 수는 없습니다
real-nothing-stands = { $lot } 부지에는 치울 것이 없습니다
real-piece-stands = 먼저 { $lot } 부지에 있는 것을 치우세요
real-deeds-short = 더미들과 케레스의 증서 덱에 { $needed }장이 필요한데 남은 증서는 { $found }장뿐입니다. 더미와 덱의 장수도 고치세요
real-in-two-places = { $lot } 부지가 두 군데(시장과 보드, 또는 시장에 두 번)에 있게 됩니다. 다른 쪽도 고치세요
real-too-many-tiles = 보드와 주머니에 { $id } 타일이 { $count }개가 되는데 상자에는 { $box }개뿐입니다. 주머니도 고치세요
real-too-many-pieces = { $id } 건물이 { $count }개가 되는데 상자에는 { $box }개뿐입니다
real-card-in-two-places = 같은 카드가 케레스의 카드 줄과 덱 아래쪽의 아는 카드에 모두 있습니다. 한쪽에서 빼세요
real-row-length = 케레스의 카드 줄에는 카드가 { $expected }장이어야 하는데 { $count }장을 입력했습니다
real-market-not-full = 이번 시대의 더미에 { $pile }장이 남았는데 시장이 가득 차 있지 않습니다(6장 중 { $count }장). 둘 중 하나를 고치세요

## what stands around an error

# $text is what was written, in quotation marks.
invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline }:
fault-line = - { $fault }
more-faults = - 그 밖에 { $count }개
corrupt-position = 있을 수 없는 게임 상황입니다
corrupt-record = 이 게임 기록을 읽을 수 없습니다
invalid-benchmark = 이 벤치마크 결과는 올바르지 않습니다
program-not-started = { $command } 프로그램을 시작할 수 없습니다: { $problem }
benchmark-figures = 이 수치는 게임의 내용과 맞지 않습니다
benchmark-unfinished = 끝까지 하지 않은 게임입니다
benchmark-twice = { $id } 설정이 두 번 나옵니다
benchmark-one-player = 다음 중 정확히 하나를 주세요: { $options }
invalid-puzzles = 이 퍼즐집은 쓸 수 없습니다
not-a-book-of-puzzles = 퍼즐집이 아닙니다
invalid-practice = 퍼즐 풀이 기록을 읽을 수 없습니다
not-a-practice = 퍼즐 풀이 기록이 아닙니다
no-such-puzzle = 이 퍼즐집에 { $id } 퍼즐이 없습니다
no-puzzles-about = 이 퍼즐집에는 이 종류와 주제의 퍼즐이 없습니다
puzzle-answers = 정답은 퍼즐집의 답이 아니라 { $answers }입니다
puzzle-no-question = 이 게임 상황에서는 나올 수 없는 퍼즐입니다
invalid-components = 이 구성품 파일을 쓸 수 없습니다
other-document = 이 파일의 내용: { $found }. 필요한 것: { $wanted }
which-game = 이 파일의 내용: { $found }. { $option } 옵션으로 게임 { $count }개 가운데 하나를 고르세요
record-not-position = 이 파일은 게임 상황이 아니라 게임 기록입니다. { $command } 명령으로 그 안의 게임 상황을 출력할 수 있습니다
document-position = 게임 상황
document-game = 게임 기록
document-records = 한 줄에 하나씩 적힌 여러 게임 기록
document-observation = 관찰
document-games = 모든 게임이 든 파일
document-problem = 문제 신고
document-components = 구성품 파일
document-advice = 코치의 조언
document-review = 분석
document-puzzles = 퍼즐집
document-played = 게임 상황과 그 앞의 사건들
document-score = 득점 계산
document-forecast = 예측
document-actions = 행동 목록
invalid-option = 이 옵션을 쓸 수 없습니다
invalid-settings = 이 설정을 쓸 수 없습니다

## the board as text

era-number = { $era }시대
board-last-turns = 마지막 차례: { $sides }
board-your-lot = 내 부지
board-her-lot = 케레스의 부지
board-market = 시장
board-you = 당신
board-ceres = 케레스
board-supply = 공급처
board-choose = 선택
board-empty = 비어 있음
board-piles = (더미 { $piles })
board-yours = 승점 { $vp }점, 은화 { $silver }개, 인구 { $population }
# $row are cards.
board-hers = 승점 { $vp }점, 카드 줄 { $row }, 주머니의 타일 { $tiles }개, 증서 { $deeds }장
board-choice = { $what }: { $options }
board-garden = 정원

phase-you = 당신의 행동
phase-choice = 케레스의 자리 선택
phase-over = 게임 종료

side-you = 당신
side-ceres = 케레스

## the laboratory

lab-missing = 추가 라이브러리가 필요합니다(없는 것: { $library }). 설치하려면: { $command }
corrupt-plan = 이 게임들의 계획을 쓸 수 없습니다
lab-bot-changed = 이 게임들을 시작했을 때와 다른 파일입니다: { $path } (원래대로 되돌리거나 새로 시작하세요)
lab-rules-changed = 규칙 버전 { $found }에서 시작한 게임들입니다. 이 프로그램의 규칙 버전은 { $rules }입니다. 새로 시작하세요
lab-policy-changed = planner 버전 { $found }에서 시작한 게임들입니다. 이 프로그램의 planner 버전은 { $policy }입니다. 새로 시작하세요
lab-worker-rules = 워커의 규칙 버전은 { $found }, 이 프로그램의 규칙 버전은 { $rules }입니다. 워커에도 같은 버전을 설치하세요
lab-worker-lost = 워커 프로세스가 멈췄습니다: { $problem }
lab-worker-lost-bot = { $bots } 봇으로 게임하던 워커 프로세스가 멈췄습니다: { $problem }
lab-no-cluster = { $address }에서 Dask 스케줄러가 응답하지 않습니다: { $problem }
lab-cluster-lost = { $address }의 Dask 스케줄러와 워커가 더는 응답하지 않습니다
lab-folder-used = 비어 있지 않은 폴더입니다: { $folder } (다른 폴더를 고르거나, --resume으로 이어서 하거나, --force로 그 안의 결과를 지우세요)
lab-folder-foreign = 결과가 아닌 것이 들어 있는 폴더입니다: { $folder } (다른 폴더를 고르세요)
lab-folder-in-use = 지금 다른 프로세스가 이 폴더에서 게임하고 있습니다: { $folder } (끝나기를 기다리거나 중단하세요)
lab-no-results = 결과가 없는 폴더입니다: { $folder } (plan.json이 없습니다)
lab-no-games = 아직 끝난 게임이 없습니다: { $folder }
lab-not-results = 게임 결과 파일이 아닙니다: { $path } (모든 게임에 있어야 할 열이 없습니다)
lab-broken-part = 손상된 파일입니다: { $path } ({ $problem }). 삭제한 뒤 --resume으로 이어서 하세요
lab-stray-part = 이 게임들의 파일이 아닙니다: { $path } (다른 곳으로 옮기세요)
lab-other-games = { $path }에 있는 게임이 plan.json과 맞지 않습니다. plan.json을 되돌리거나 다른 폴더에서 새로 시작하세요
lab-bot-too-long = { $bot } 봇이 시드 { $seed } 게임에서 너무 오래 생각했습니다. --time-limit으로 정한 { $limit }초를 넘었습니다
lab-bot-raised = { $bot } 봇이 시드 { $seed } 게임에서 오류를 냈습니다: { $problem }
lab-bot-illegal = { $bot } 봇이 시드 { $seed } 게임에서 규칙에 어긋난 행동을 하려 했습니다: { $problem }
not-above-zero = 0보다 커야 하는데 { $number }입니다

### The rest: from here on messages may be anything that Fluent allows.

## the name of this language, in itself

language = 한국어

## terms: one word for each thing

term-lot = 부지
term-lot-marker = 부지 마커
term-deed = 증서
term-silver = 은화
term-vp = 승점
term-victory-points = 승점
term-population = 인구
term-era = 시대
term-market = 시장
term-pile = 더미
term-bag = 주머니
term-tray = 트레이
term-supply = 공급처
term-row = 카드 줄
term-deck = 덱
term-card = 카드
term-building = 건물
term-monument = 기념물
term-garden = 정원
term-garden-tile = 정원 타일
term-park = 공원
term-square = 정사각형
term-income = 수입
term-buy = 증서 구입
term-build = 건설
term-claim = 증서 확보
term-enlarge = 공원 확장
term-bribe = 뇌물
term-difficulty = 난이도
term-variant = 하우스 룰
term-border = 가장자리

## said in several places: on the page, in the terminal, by commands

heading-you = 당신
heading-ceres = 케레스
era-of-three = 3시대 중 { $era }시대
option-with-monuments = 기념물 사용
option-without-monuments = 기념물 없음
seed-is = 시드 { $seed }
page-enter-cards = 내 카드 입력
page-share = 공유
page-open-file = 파일 열기
page-home-begin-real = 테이블 준비
page-vp = 승점 { $vp }점
page-next = 다음
page-pause = 일시 정지
back = 뒤로
market-empty = 시장이 비어 있습니다.
option-monuments = 기념물
option-variants = 하우스 룰
option-seed = 시드
monument-supply = 기념물
citizens = 인구 { $population }
vp-scored = 승점 +{ $vp }
subtitle = 당신은 로마를 세우고, 케레스는 정원으로 뒤덮습니다.
game-title = 케레스의 정원
result-won = 승리
result-lost = 패배
page-which-decisions = 보여 줄 결정

## kinds

kind-residential = 주거
kind-commercial = 상업
kind-civic = 공공
kind-any = 모든 종류

## Buildings

building-domus = 도무스
    .eul = 도무스를
    .eun = 도무스는
    .two = 도무스 2개
building-domus-maxima = 도무스 막시마
    .eul = 도무스 막시마를
    .eun = 도무스 막시마는
    .two = 도무스 막시마 2개
building-insula-l = ㄱ자 인술라
    .eul = ㄱ자 인술라를
    .eun = ㄱ자 인술라는
building-insula = 일자 인술라
    .eul = 일자 인술라를
    .eun = 일자 인술라는
building-great-insula-square = 대형 사각 인술라
    .eul = 대형 사각 인술라를
    .eun = 대형 사각 인술라는
building-great-insula-long = 대형 일자 인술라
    .eul = 대형 일자 인술라를
    .eun = 대형 일자 인술라는
building-bakery = 빵집
    .eul = 빵집을
    .eun = 빵집은
    .two = 빵집 2개
building-pottery = 도자기 공방
    .eul = 도자기 공방을
    .eun = 도자기 공방은
    .two = 도자기 공방 2개
building-artisan-forum-l = ㄱ자 장인 광장
    .eul = ㄱ자 장인 광장을
    .eun = ㄱ자 장인 광장은
building-artisan-forum = 일자 장인 광장
    .eul = 일자 장인 광장을
    .eun = 일자 장인 광장은
building-foundry-square = 사각 주조소
    .eul = 사각 주조소를
    .eun = 사각 주조소는
building-foundry-long = 일자 주조소
    .eul = 일자 주조소를
    .eun = 일자 주조소는
building-fountain = 분수
    .eul = 분수를
    .eun = 분수는
building-library = 도서관
    .eul = 도서관을
    .eun = 도서관은
building-stalls = 노점
    .eul = 노점을
    .eun = 노점은
# A courtyard with columns. Not to be confused with Ceres' Gardens: use no word for a garden here.
building-garden = 안뜰
    .eul = 안뜰을
    .eun = 안뜰은
building-grand-fountain = 대형 분수
    .eul = 대형 분수를
    .eun = 대형 분수는
building-grand-library = 대형 도서관
    .eul = 대형 도서관을
    .eun = 대형 도서관은
# Not to be confused with the market, where the Deeds lie.
building-market = 상점가
    .eul = 상점가를
    .eun = 상점가는
building-grand-garden = 대형 안뜰
    .eul = 대형 안뜰을
    .eun = 대형 안뜰은

## Monuments

building-pantheon = 판테온
    .eul = 판테온을
    .eun = 판테온은
building-roman-forum = 포로 로마노
    .eul = 포로 로마노를
    .eun = 포로 로마노는
building-circus-maximus = 키르쿠스 막시무스
    .eul = 키르쿠스 막시무스를
    .eun = 키르쿠스 막시무스는
building-tower-of-wonders = 경이의 탑
    .eul = 경이의 탑을
    .eun = 경이의 탑은
building-temple-of-mars = 마르스 신전
    .eul = 마르스 신전을
    .eun = 마르스 신전은
building-temple-of-neptune = 넵투누스 신전
    .eul = 넵투누스 신전을
    .eun = 넵투누스 신전은
building-lighthouse = 등대
    .eul = 등대를
    .eun = 등대는
building-observation-tower = 전망탑
    .eul = 전망탑을
    .eun = 전망탑은
building-temple-of-jupiter = 유피테르 신전
    .eul = 유피테르 신전을
    .eun = 유피테르 신전은
building-colosseum = 콜로세움
    .eul = 콜로세움을
    .eun = 콜로세움은
building-royal-winery = 왕실 양조장
    .eul = 왕실 양조장을
    .eun = 왕실 양조장은
building-regia = 레기아
    .eul = 레기아를
    .eun = 레기아는
building-statue-of-romulus = 로물루스 조각상
    .eul = 로물루스 조각상을
    .eun = 로물루스 조각상은
building-temple-of-venus = 베누스 신전
    .eul = 베누스 신전을
    .eun = 베누스 신전은
building-temple-of-apollo = 아폴로 신전
    .eul = 아폴로 신전을
    .eun = 아폴로 신전은
building-triumphal-arch = 개선문
    .eul = 개선문을
    .eun = 개선문은
building-imperial-port = 제국 항구
    .eul = 제국 항구를
    .eun = 제국 항구는

## Garden tiles; a civic tile scores for your Buildings of the kind in brackets

tile-residential = 주거
tile-residential-double = 더블 주거
tile-commercial = 상업
tile-commercial-double = 더블 상업
tile-civic-residential = 공공(주거)
tile-civic-commercial = 공공(상업)
tile-civic-civic = 공공(공공)
tile-civic-any = 공공(모든 종류)

## difficulties and house variants

difficulty-normal = 보통
difficulty-hard = 어려움
difficulty-challenge = 도전
variant-contested-population = 인구 경쟁
variant-creeping-gardens = 번지는 정원
variant-wild-monuments = 침범하는 기념물
variant-favour-5 = 신들의 은총 (승점 5점)
variant-favour-10 = 신들의 은총 (승점 10점)
variant-favour-15 = 신들의 은총 (승점 15점)
variant-favour-20 = 신들의 은총 (승점 20점)
variant-favour-25 = 신들의 은총 (승점 25점)
variant-favour-30 = 신들의 은총 (승점 30점)
variant-favour-35 = 신들의 은총 (승점 35점)
variant-favour-40 = 신들의 은총 (승점 40점)
variant-favour-45 = 신들의 은총 (승점 45점)
variant-favour-50 = 신들의 은총 (승점 50점)
variant-favour-55 = 신들의 은총 (승점 55점)
variant-favour-60 = 신들의 은총 (승점 60점)

## the ladder: the names of its ranks, which are Roman offices

rank-civis = 시민
rank-scriba = 서기
rank-vigintivir = 이십인관
rank-quaestor = 재무관
rank-tribunus = 호민관
rank-aedilis = 조영관
rank-praetor = 법무관
rank-propraetor = 전직 법무관
rank-consul = 집정관
rank-proconsul = 전직 집정관
rank-censor = 감찰관
rank-princeps = 프린켑스
ladder-rank = 관직
ladder-game = 게임
ladder-monuments = 기념물 포함
ladder-climb = 한 관직에서 연속 세 게임 중 두 번 이기면 그 관직에 오릅니다. 어느 관직이든 언제든 도전할 수 있습니다.

## the day’s deal: how hard it is, its medals, and a result to share; $strip has a symbol for each era

hardness-gentle = 쉬운 게임
hardness-fair = 무난한 게임
hardness-tough = 만만치 않은 게임
hardness-harsh = 힘든 게임
hardness-cruel = 가혹한 게임
medal-gold = 금
medal-silver = 은
medal-bronze = 동
share-day =
    케레스의 정원, { $date }의 게임: { DIFFICULTY($difficulty) }
    { $winner ->
        [you] 케레스를 이겼습니다. { $you } : { $ceres }
       *[ceres] 케레스에게 졌습니다. { $you } : { $ceres }
    }{ $medal ->
        [gold] {" "}🥇
        [silver] {" "}🥈
        [bronze] {" "}🥉
       *[none] {""}
    }
    시대별: { $strip }
    누구에게나 같은 게임: { $link }

## the day’s deal in the page; $date is written in the reader’s language, $hardness is one of the messages above

page-day-title = 오늘의 게임
page-day-of = { $date }의 게임
page-day-about = 하루에 한 판, 누구에게나 같은 배치입니다. 첫 게임만 결과로 인정되며, 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다.
page-home-about-day = 하루에 한 판, 누구에게나 같은 게임: 메달을 따고 매일 연속 기록을 이어 가세요.
page-day-play = 시작하기
page-day-practise = 연습하기
page-day-see = 결과 보기
page-day-days = 달력
page-day-late = 첫 게임만 결과로 인정되며, 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다. 지난 날짜의 게임으로도 메달을 딸 수 있지만 연속 기록은 늘지 않습니다.
page-day-done = 결과로 인정되는 게임은 이미 끝났습니다. 이 게임을 얼마든지 연습할 수 있지만 연습은 인정되지 않습니다.
page-day-going = 결과로 인정되는 게임을 시작했습니다. 얼마나 걸리든 인정됩니다.
page-day-deleted = 결과로 인정되는 게임을 삭제했습니다. 복원하면 이어서 할 수 있습니다. 이 게임을 얼마든지 연습할 수도 있지만 연습은 인정되지 않습니다.
page-day-deleted-over = 결과로 인정되는 게임을 끝낸 뒤 삭제했습니다. 복원하면 결과를 볼 수 있습니다. 이 게임을 얼마든지 연습할 수도 있지만 연습은 인정되지 않습니다.
page-day-future = 아직 오지 않은 날입니다.
page-day-unmeasured = 봇들이 아직 이 게임을 끝내지 않았습니다. 결과를 열면 메달을 볼 수 있습니다.
page-day-practice-game = 연습 게임이므로 결과로 인정되지 않습니다.
page-day-streak = { $days ->
    [0] 아직 연속 기록 없음
   *[other] { $days }일 연속
}
page-day-longest = 최장 연속: { $days }일
page-day-rests = 모아 둔 휴식일: { $count }일
page-day-rests-about = 7일 연속으로 게임할 때마다 휴식일을 하루 얻으며 이틀까지 모을 수 있습니다. 하루를 거르면 휴식일이 연속 기록을 지켜 줍니다.
page-day-medals = 메달
page-day-medal-takes = { $medal ->
    [gold] 봇들의 승점 차 중앙값보다 { $above }점 이상 더 앞선 승리
    [silver] 봇들의 승점 차 중앙값 이상으로 앞선 승리
   *[bronze] 승리
}
page-day-medals-about = 당신이 게임하는 동안 봇들도 같은 게임을 여러 번 합니다. 봇들이 절반 이상 지는 게임에서는 이기기만 해도 은메달입니다.

# after a game: par and medals

page-day-par-title = 봇들의 결과
page-day-par-begin = 봇에게 이 게임을 맡겨 보기
page-day-par-going = 봇들이 이 게임을 하는 중…
page-day-par-failed = 봇을 불러오지 못했습니다.
page-day-par-leads = 케레스와의 승점 차
page-day-par-bots = 봇들의 게임 열 판 가운데 일곱 판은 승점 차가 { $low }점에서 { $high }점 사이였고, 모든 판의 중앙값은 { $median }점입니다.
page-day-par-yours = 당신
page-day-par-planner = 전략가 봇의 게임
page-day-par-coach = 시작할 때 코치의 예상
page-day-par-won = 봇들에게는 { $hardness }이었습니다. 봇들의 승률은 { $won }%였습니다.
page-day-medal = { $medal ->
    [gold] 금메달!
    [silver] 은메달!
    [bronze] 동메달!
   *[none] 이번에는 메달이 없습니다
}
page-day-share = 결과 공유
page-day-copy = 결과 복사
page-day-copied = 복사했습니다. 이 글만으로는 게임의 내용을 알 수 없습니다.
page-day-compare = 친구와 비교하기
page-day-attempts = 이 배치로 한 내 게임

# the calendar; $state is what there is to see of a day

page-days-title = 하루 한 판
page-days-before = 이전 달
page-days-after = 다음 달
page-days-state = { $state ->
    [gold] 금메달
    [silver] 은메달
    [bronze] 동메달
    [played] 완료
    [rest] 휴식일
    [going] 진행 중
   *[open] 하지 않음
}

# two games, decision by decision

page-compare-title = 두 게임 비교
page-compare-about = 친구가 보낸 링크를 붙여넣거나 친구의 게임 파일을 여세요. 친구도 비교할 수 있게 하려면 당신의 게임 링크를 보내세요.
page-compare-label = 다른 게임의 링크나 텍스트
page-compare-begin = 비교하기
page-compare-different = 다른 결정만
page-compare-all = 모든 결정
page-compare-other-deal = 배치가 서로 다르므로 결과만 비교할 수 있습니다.
page-compare-same = 두 사람의 결정이 모두 같습니다.
page-compare-parted = 결정 { $number }에서 두 게임이 갈립니다.
page-compare-number = 번호
page-compare-mine = 내 게임
page-compare-theirs = 다른 게임

## achievements: a name, and what it takes

achievement-first-game = 첫 돌
achievement-first-game-about = 게임을 끝까지 한 번 플레이하세요.
achievement-coached-win = 든든한 조언
achievement-coached-win-about = 힌트를 받은 게임에서 이기세요.
achievement-ten-games = 단골
achievement-ten-games-about = 게임을 끝까지 열 번 플레이하세요.
achievement-fifty-games = 백전노장
achievement-fifty-games-about = 게임을 끝까지 쉰 번 플레이하세요.
achievement-first-win = 로마는 당신의 것
achievement-first-win-about = 게임에서 한 번 이기세요.
achievement-hard-win = 힘겨운 승리
achievement-hard-win-about = 어려움이나 도전 난이도에서 이기세요.
achievement-challenge-win = 도전을 받아들이다
achievement-challenge-win-about = 도전 난이도에서 이기세요.
achievement-strict-win = 돌에 새기다
achievement-strict-win-about = 되돌리기 없는 게임에서 이기세요.
achievement-creeping-win = 잡초를 뽑다
achievement-creeping-win-about = 번지는 정원으로 이기세요.
achievement-favoured = 신들에 맞서
achievement-favoured-about = 케레스가 승점 20점 이상으로 시작한 게임에서 이기세요.
achievement-landslide = 개선식
achievement-landslide-about = 승점 50점 이상 차이로 이기세요.
achievement-by-a-hair = 간발의 차
achievement-by-a-hair-about = 정확히 승점 1점 차이로 이기세요.
achievement-comeback = 한니발을 물리치다
achievement-comeback-about = 2시대가 끝났을 때 승점 10점 이상 뒤졌다가 이기세요.
achievement-high-score = 영원한 도시
achievement-high-score-about = 승점 140점 이상을 얻으세요.
achievement-no-civic = 원로원 없이
achievement-no-civic-about = 공공 건물을 하나도 건설하지 않고 이기세요.
achievement-no-commerce = 돈에서 냄새가 난다
achievement-no-commerce-about = 상업 건물을 하나도 건설하지 않고 이기세요.
achievement-no-homes = 유령 도시
achievement-no-homes-about = 주거 건물을 하나도 건설하지 않고 이기세요.
achievement-every-monument = 로마의 불가사의
achievement-every-monument-about = 한 게임의 기념물을 모두 건설하세요.
achievement-great-civic = 동네의 자랑
achievement-great-civic-about = 한 시대에 공공 건물 하나로 승점 14점 이상을 얻으세요.
achievement-rebuilder = 대리석의 도시
achievement-rebuilder-about = 한 게임에서 건물 6개를 대체하세요.
achievement-no-empty-lot = 빈틈없이
achievement-no-empty-lot-about = 당신의 빈 부지를 하나도 남기지 않고 이기세요.
achievement-hoard = 크라수스
achievement-hoard-about = 은화 40개 이상을 한꺼번에 가지세요.
achievement-never-bribed = 청렴결백
achievement-never-bribed-about = 은화가 놓인 증서를 한 번도 구입하지 않고 이기세요.
achievement-no-income = 알뜰한 살림
achievement-no-income-about = 수입 행동을 6번 이하로 하고 이기세요.
achievement-no-squares = 정사각형은 없다
achievement-no-squares-about = 어느 시대에도 공원에 정사각형이 없게 하고 이기세요.
achievement-starved = 굶주린 케레스
achievement-starved-about = 한 게임에서 다섯 번, 케레스가 확보할 증서가 없게 하세요.
achievement-no-garden-fed = 나쁜 이웃
achievement-no-garden-fed-about = 케레스의 공공 타일이 승점을 한 점도 얻지 못하게 하고 이기세요.
achievement-bare-temples = 케레스에게 신전은 없다
achievement-bare-temples-about = 기념물을 쓰는 게임에서 케레스가 기념물을 하나도 건설하지 못하게 하고 이기세요.

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] 증서 확보 { $letters }
    [cheapest] 최저가 증서 확보
    [dearest] 최고가 증서 확보
    [enlarge] 공원 확장
   *[bribe] 뇌물
}

## lists: $all is one thing or more already joined, $last is the last one

list-comma = { $all }, { $last }
list-and = { $all }, { $last }
list-or = { $all } 또는 { $last }
# Two sentences or more, one after the other.
list-sentences = { $all } { $last }

## how an event is told: the sentence, then the ids of its rules

told = { $sentence } [{ $rules }]

## events: your turn

# $shown is the part of $silver that comes from Buildings, the rest is $basic.
event-income = { $shown ->
    [0] 당신은 은화 { $silver }개를 받습니다.
   *[other] 당신은 은화 { $silver }개를 받습니다(기본 { $basic }개, 건물에서 { $shown }개).
}
# $bribe is the silver on the Deed, $printed the price of its place.
event-buy = { $bribe ->
    [0] 당신은 { $deed } 증서를 은화 { $price }개에 구입합니다.
   *[other] 당신은 { $deed } 증서를 은화 { $price }개에 구입합니다(자리 가격 { $printed }개, 놓인 은화 { $bribe }개).
}
event-refill = { $deed } 증서가 시장에 새로 나옵니다.
event-build = 당신은 { PIECE($id, form: "eul") } { $lots }에 건설합니다.
# $replaced are one piece or more.
event-build-over = 당신은 { PIECE($id, form: "eul") } { $lots }에 건설합니다. 대체한 건물: { PIECE($replaced) }.
event-build-marked = { LIST($lots) }에 당신의 부지 마커 { $count }개를 다시 놓습니다.
event-when-built-vp = { $who ->
    [you] { PIECE($id) }에 인접한 건물이 있어 당신이 승점 { $vp }점을 얻습니다.
    [ceres] { PIECE($id) }에 인접한 건물이 있어 케레스가 승점 { $vp }점을 얻습니다.
   *[both] { PIECE($id) }에 인접한 건물이 있어 당신과 케레스가 승점을 { $vp }점씩 얻습니다.
}
event-when-built-silver = { PIECE($id) }에 인접한 건물이 있어 당신이 은화 { $silver }개를 받습니다.
event-when-built-nothing = 아무도 { PIECE($id) }의 건설 효과를 받지 못합니다.

## events: Ceres' turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = 케레스가 { $flipped } 카드(숫자 { $number })를 펼칩니다. 카드 줄의 { $number }번 카드는 { $card }, { card-action }입니다.
# $columns are letters.
event-claim-skipped = { LIST($columns, type: "comma") }열의 증서는 시장에 없습니다.
event-claim-letters-only = 케레스가 { $deed } 증서를 확보합니다. 시장에 하나뿐인 { $letter }열 증서입니다.
# $places are Lots of hers.
event-claim-letters-distance = 케레스가 { $deed } 증서를 확보합니다. { $letter }열 증서 중 케레스의 부지에 가장 가깝습니다({ LIST($places) }에서 { count-steps }).
event-claim-letters-price = 케레스가 { $deed } 증서를 확보합니다. { $letter }열 증서 중 가장 저렴합니다(은화 { $price }개).
# $others are Deeds.
event-claim-letters-close = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 { LIST($others) } 증서와 거리가 같지만({ count-steps }) 더 저렴합니다.
event-claim-letters-place = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 { LIST($others) } 증서와 조건이 같지만 더 왼쪽에 있습니다.
event-claim-only = 케레스가 { $deed } 증서를 확보합니다. 시장에 하나 남은 증서입니다.
event-claim-cheapest-price = 케레스가 { $deed } 증서를 확보합니다. 가장 저렴한 증서입니다(은화 { $price }개).
event-claim-cheapest-place = 케레스가 { $deed } 증서를 확보합니다. { LIST($others) } 증서와 똑같이 저렴하지만(은화 { $price }개) 더 왼쪽에 있습니다.
event-claim-dearest-price = 케레스가 { $deed } 증서를 확보합니다. 가장 비싼 증서입니다(은화 { $price }개).
event-claim-dearest-place = 케레스가 { $deed } 증서를 확보합니다. { LIST($others) } 증서와 똑같이 비싸지만(은화 { $price }개) 더 오른쪽에 있습니다.
# Said behind one of the sentences above, of the Deed that she took.
event-silver-returned = 그 위에 있던 은화 { $silver }개는 은행으로 돌아갑니다.
event-no-claim-no-deed = 조건에 맞는 증서가 시장에 없습니다.
event-no-claim-no-marker = 케레스에게 남은 부지 마커가 없어 증서를 확보할 수 없습니다.
event-deed-flip = 대신 케레스가 자기 증서 덱에서 { $deed } 증서를 공개합니다.
event-failed-claim = 케레스의 증서 덱도 비어 있어 증서 확보에 실패하고, 케레스가 승점 { $vp }점을 얻습니다.
# $icons are the silver icons on her Gardens; she lays one silver more than that.
event-bribe = { $count ->
    [1] 케레스가 { LIST($deeds) } 증서에 은화 1개를 놓습니다(정원의 { count-icons } + 1).
   *[other] 케레스가 { LIST($deeds) } 증서에 은화를 1개씩 놓습니다(정원의 { count-icons } + 1).
}
event-bribe-none = 시장이 비어 있어 케레스가 은화를 놓지 않습니다.
event-bribe-returned = 남은 은화 { $silver }개는 은행으로 돌아갑니다.
event-no-room = 케레스는 빈 부지가 없어 승점 { $vp }점을 얻습니다.
event-creep = 케레스는 빈 부지가 없어, 공원({ count-gardens })에 인접한 { $deed } 증서를 가져갑니다.
event-place-garden = 당신은 정원을 놓을 자리로 { $lots } 부지를 고릅니다.
event-place-monument = 당신은 { PIECE($id, form: "eul") } 건설할 자리로 { $lots } 부지를 고릅니다.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot }에 { TILE($tile) } 타일을 놓습니다. 새 공원이 됩니다.
   *[other] { $lot }에 { TILE($tile) } 타일을 놓습니다. { count-gardens }짜리 공원이 됩니다.
}
event-bag-empty = 주머니가 비었습니다. { $lot } 부지는 주인 없는 부지가 되고, 케레스는 인접한 자기 부지({ LIST($neighbours) })로 승점 { $vp }점을 얻습니다.
event-bag-empty-alone = 주머니가 비었습니다. { $lot } 부지는 주인 없는 부지가 됩니다. 인접한 케레스의 부지는 없습니다.
event-monument = 케레스가 { PIECE($id, form: "eul") } { $lots }에 건설합니다.
# $covered are Lots.
event-monument-covers = 케레스가 { PIECE($id, form: "eul") } { $lots }에 건설합니다. 덮인 정원 { $count }개({ LIST($covered) })의 타일은 주머니가 빈 뒤에야 다시 뽑힙니다.
event-no-monument = 케레스는 기념물을 건설하지 않습니다. 남은 기념물 중에 칸 수가 케레스의 주거·상업 타일 수({ $tiles }개)보다 적고 놓을 자리도 있는 것이 없습니다.
event-no-monument-left = 남은 기념물이 없어 케레스가 기념물을 건설하지 않습니다.

## events: where a tile or a Monument goes, and why

# $options are the places, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = 케레스가 { TILE($tile) } 타일을 뽑습니다. 놓을 자리: { LIST($options) }{ sites-reason }.
event-sites-tile-choice = 케레스가 { TILE($tile) } 타일을 뽑습니다. 당신이 고를 자리: { LIST($options, type: "or") }{ sites-reason }.
outlook-tile = 다음 타일을 놓을 자리: { LIST($options) }{ sites-reason }.
outlook-tile-choice = 다음 타일을 놓을 자리는 당신이 고릅니다: { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = 남은 타일이 없습니다. 정해진 부지: { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = 남은 타일이 없습니다. 당신이 고를 부지: { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = 주거·상업 타일이 { $tiles }개이므로 케레스가 { PIECE($id, form: "eul") } 건설할 수 있습니다. 놓을 자리: { LIST($options) }{ sites-reason }.
event-sites-monument-choice = 주거·상업 타일이 { $tiles }개이므로 케레스가 { PIECE($id, form: "eul") } 건설할 수 있습니다. 당신이 고를 자리: { LIST($options, type: "or") }{ sites-reason }.

# What comes next that nobody can know, after what a card of her row would do.
outlook-then-deed = 케레스가 자기 증서 덱에서 한 장을 공개하고, 그 부지에 정원이 생깁니다.
outlook-then-market = 시장에 새 증서가 나옵니다. 그 뒤의 일은 그 증서에 달려 있습니다.
outlook-then-monument = 케레스가 기념물을 건설할지는 뽑는 타일에 달려 있습니다.

# Why these places. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] { " " }(인접한 공원 중 가장 큰 공원, { count-gardens })
    [beside-several] { " " }(인접한 공원 중 가장 큰 공원들, 각각 { count-gardens })
    [corner] { " " }(대각선으로 닿는 공원 중 가장 큰 공원, { count-gardens })
    [corner-several] { " " }(대각선으로 닿는 공원 중 가장 큰 공원들, 각각 { count-gardens })
    [near] { " " }(케레스의 가장 큰 공원에 가장 가까운 곳, { count-steps })
    [far] { " " }(당신의 건물에서 가장 먼 곳, { count-far })
    [near-far] { " " }(케레스의 가장 큰 공원에 가장 가깝고({ count-steps }) 그중 당신의 건물에서 가장 먼 곳({ count-far }))
   *[any] { "" }
}

## counted things, for the sentences above

count-gardens = 정원 { $gardens }개
count-steps = { $steps }칸
count-far = { $far }칸
count-icons = 은화 아이콘 { $icons }개
count-tiles = 주거·상업 타일 { $tiles }개

## events: the end of an era

event-last-turns = 이번 시대의 증서가 모두 나갔습니다. 마지막 차례: { SIDE($first) }, 그다음 { SIDE($second) }.
event-last-turn = 이번 시대 케레스의 마지막 차례는 언제나처럼 공원 확장입니다. 카드는 펼치지 않습니다.
event-scoring = { $era }시대 점수 계산: 당신은 { $scored }점을 얻어 { $vp }점, 케레스는 { $her_scored }점을 얻어 { $her_vp }점입니다.
event-era-begins = { $era }시대가 시작됩니다. 시장: { LIST($market, type: "comma") }.
event-era-begins-bare = { $era }시대가 증서 없이 시작됩니다.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점으로 당신의 승리입니다.
    [ceres] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점으로 케레스의 승리입니다.
   *[tie] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점으로 동점이므로 케레스의 승리입니다.
}

## what a scoring came from, as a table: side, source, amount, details

source-population = 인구
source-commercial = 상업
source-silver = 상업
source-civic = 공공
source-lots = 빈 부지
source-parks = 정사각형
source-when-built = 기념물을 건설할 때
source-failed-claims = 확보 실패
source-no-room = 자리 없음
source-empty-bag = 빈 주머니
source-favour = 신들의 은총
amount-vp = 승점 { $amount }점
amount-silver = 은화 { $amount }개
item-piece = { PIECE($id) } { $lots }: { $amount }
item-lots = { $lots }: { $amount }
item-population = { $own } 대 { $other }, 큰 쪽 점수(보너스 없음)
item-population-bonus = { $own } 대 { $other }, 보너스 { $bonus }
item-population-contested = { $own } 대 { $other }, 너무 뒤처짐
item-population-none = 인구 없음
item-none = 없음

## the command line

cli-error = 오류: { $text }
cli-serving = 케레스의 정원이 { $url } 주소에서 열렸습니다 (끝내려면 Ctrl-C)
cli-serving-phone = 같은 네트워크({ $adapter })의 휴대폰에서: { $url }
cli-serving-already = 케레스의 정원이 이미 실행 중입니다: { $url }
cli-served = 게임은 저장되어 있습니다. 안녕히 가세요!
cli-games-moved = 저장된 게임을 이 시스템이 데이터를 보관하는 위치로 옮겼습니다: { $path }
# $files is how many, $size their size in megabytes
cli-site = 페이지를 { $path }에 만들었습니다(파일 { $files }개, { $size } MB). 아무 웹 호스팅에나 올리면 됩니다. 여기서 시험하려면: python3 -m http.server --directory { $path }
cli-version = 케레스의 정원 { $version } (규칙 { $rules }, { $engine ->
    [compiled] 컴파일됨
   *[interpreted] 인터프리터
})
cli-kept = 읽을 수 있는 부분(행동 { $actions }개)은 { $path }에 있습니다
cli-nothing-kept = 시작 부분조차 읽을 수 없어 아무것도 저장하지 않았습니다

## bots: what each does, and what its parameters mean

bot-kind-random = 할 수 있는 행동을 모두 같은 확률로 고름
bot-kind-greedy = 행동 하나만 내다봄: 지금 얻는 승점, 수입, 건설할 자리
bot-kind-planner = 증서, 건물, 정원이 앞으로 가져다줄 것을 따져 게임 전체를 계획함
bot-kind-planner-version = 어느 planner 가중치 표를 쓰는지. 표마다 언제나 똑같이 플레이함
bot-kind-montecarlo = 숨은 것을 새로 섞은 가상 게임에서 유망한 행동들을 planner 봇으로 끝까지 해 보고, 못한 절반을 거듭 버림
bot-kind-montecarlo-playouts = 결정마다 끝까지 해 보는 가상 게임의 수
bot-kind-montecarlo-seconds = 결정마다 생각하는 시간(초), 가상 게임의 수 대신 씀
bot-kind-montecarlo-workers = 생각하는 프로세스 수. 0이면 1개, 시간(초)을 정했다면 코어마다 1개
bot-kind-montecarlo-candidates = 해 보는 행동의 최대 개수: planner 봇이 가장 좋게 보는 것부터
bot-kind-montecarlo-random = 1이면 가상 게임을 무작위로 진행, 단순한 몬테카를로 방식
bot-kind-montecarlo-version = 어느 planner 가중치 표를 쓰는지. 표마다 언제나 똑같이 플레이함
bot-kind-clairvoyant = 숨은 카드, 타일, 증서를 모두 보고 가장 좋은 게임을 찾음. 한계를 재려고 실험실에서만 씀
bot-kind-clairvoyant-width = 한꺼번에 따라가는 진행의 수
bot-kind-clairvoyant-candidates = 진행마다 해 보는 행동의 수: planner 봇이 가장 좋게 보는 것부터
bot-kind-clairvoyant-version = 어느 planner 가중치 표를 쓰는지. 표마다 언제나 똑같이 플레이함
bots-usage = 매개변수는 콜론 뒤에 씁니다: { $code }. 직접 만든 봇: { $option }.

## kept games on the command line: a table with these columns, and what was done

games-none = 저장된 게임이 아직 없습니다. 게임을 시작하려면: { $command }
games-none-deleted = 삭제된 게임이 없습니다.
games-column-id = 게임
games-column-changed = 마지막 플레이
games-column-options = 설정
games-column-stands = 상태
games-column-you = 당신
games-column-ceres = 케레스
games-column-actions = 행동
games-unreadable = 다시 볼 수 없음
games-imported = { $id } 게임을 가져왔습니다(행동 { $actions }개).
games-exported = { $id } 게임을 { $path }에 내보냈습니다.
games-known = { $id } 게임과 같은 게임이라 가져오지 않았습니다.
games-deleted = { $id } 게임을 삭제했습니다. { $until }까지 복원할 수 있습니다: { $command }
games-restored = { $id } 게임을 복원했습니다.

## 데이터베이스 관리

db-backed-up = { $path }에 게임 { $games }판의 사본을 만들었습니다.
db-restored = 게임 { $games }판을 복원했습니다.
db-checked = 게임 { $games }판을 검사했습니다. 손상된 것이 없습니다.
db-checked-bad = 게임 { $games }판을 검사했습니다. { $damaged }판이 손상되었습니다.
db-damaged = { $id }: { $problem }
db-current = 데이터베이스가 이미 형식 { $version }입니다. 아무것도 바꾸지 않았습니다.
db-migrated = 데이터베이스의 형식을 변환했습니다({ $old } → { $new }). 이전 상태는 { $path }에 있습니다.

## a recorded game, told; the options are as in a demonstration game

replay-title = 케레스의 정원: 기록된 게임 ({ $options })
replay-corrected = 테이블이 수정되었습니다. 여기서부터 이어집니다.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = 케레스의 정원: 시연 게임 ({ $options })
demo-player = 플레이어는 깊이 생각하지 않습니다. 건설할 수 있으면 건설하고, 아니면 증서를 구입하고, 그것도 안 되면 수입을 받습니다.
demo-rules = 대괄호 안은 규칙 번호입니다. 해석이 필요한 규칙은 docs/rulings.md에 설명되어 있습니다.
demo-own-box = 다른 구성품 사용
demo-again = 같은 게임을 다시 보려면: { $command }
demo-stopped = 행동 { $actions }개 뒤, 게임이 끝나기 전에 멈췄습니다.
demo-interrupted = 게임이 끝나기 전에 중단했습니다.
# What is said several times in a row stands once.
demo-times = { $line } ({ $count }번)

## rules: things in the game
## A title, and the rule in a sentence or two, for a player who wants to know why.

rule-t1-title = 도시
rule-t1 = 도시는 7 × 7칸의 부지로 이루어집니다. 열은 왼쪽부터 A~G, 행은 위부터 1~7입니다. 부지마다 C4처럼 이름이 같은 증서가 한 장 있고, 증서의 글자는 그 부지의 열입니다.
rule-t2-title = 인접
rule-t2 = 변을 맞댄 두 부지는 서로 인접합니다. 대각선은 규칙에 ‘대각선’이라고 적힌 경우에만 따집니다.
rule-t3-title = 거리
rule-t3 = 거리는 가로와 세로로 몇 칸 움직이는지 셉니다. 대각선으로는 움직이지 않습니다. 여러 부지끼리는 가장 짧은 거리로 셉니다.
rule-t4-title = 부지 마커
rule-t4 = 양쪽은 부지 마커를 8개씩 가지며, 소유한 빈 부지마다 하나씩 놓습니다. 부지에 건설하면 마커를 돌려받습니다. 케레스는 정원이나 기념물을 놓을 때 돌려받습니다. 따라서 빈 부지는 누구도 8칸을 넘을 수 없습니다.
rule-t5-title = 은행
rule-t5 = 은행의 은화는 무제한입니다.

## rules: set-up

rule-s1-title = 시작 증서
rule-s1 = 당신은 증서 6장을 받고 그 부지들에 부지 마커를 놓습니다. 케레스도 6장을 받아 뒷면으로 쌓습니다. 이 6장이 케레스의 증서 덱이며, 그 부지들에는 마커를 놓지 않습니다.
rule-s2-title = 시작 은화와 승점
rule-s2 = 당신은 은화 5개로 시작하고, 케레스는 은화 없이 시작합니다. 승점은 둘 다 0점입니다.
rule-s3-title = 첫 정원
rule-s3 = 케레스의 증서 3장을 공개합니다. 도전 난이도에서는 6장을 모두 공개합니다. 공개한 증서의 부지마다 주머니에서 타일을 하나씩 뽑아 놓습니다.
rule-s4-title = 세 시대
rule-s4 = 나머지 증서 37장으로 시대별 더미 세 개를 만듭니다. 차례로 13장, 12장, 12장입니다.
rule-s5-title = 시장
rule-s5 = 시장에는 증서 6장을 앞면으로 놓습니다. 자리의 가격은 왼쪽부터 은화 2, 3, 4, 6, 8, 10개입니다.
rule-s6-title = 케레스의 카드 줄
rule-s6 = 케레스의 카드 18장을 섞습니다. 4장은 앞면으로 한 줄로 놓고, 나머지는 케레스의 행동 덱이 됩니다.
rule-s7-title = 선 플레이어
rule-s7 = 당신의 차례부터 시작합니다.
rule-s8-title = 기념물 세 개
rule-s8 = 기념물을 사용하면 크기가 서로 다른 기념물 세 개가 공급처에 놓입니다. 미네르바 신전과 불카누스 신전은 쓰지 않습니다.

## rules: your turn

rule-y1-title = 수입
rule-y1 = 은화 5개를 받고, 당신의 상업 건물에 표시된 은화만큼 더 받습니다.
rule-y2-title = 증서 구입
rule-y2 = 증서가 놓인 자리의 가격에 증서 위의 은화 수를 더한 만큼 내고, 그 부지에 부지 마커를 놓습니다. 남은 부지 마커가 있어야 구입할 수 있습니다. 오른쪽 증서들이 한 자리씩 당겨지고, 더미의 다음 증서가 나옵니다.
rule-y3-title = 건설
rule-y3 = 트레이의 건물 하나를 그 모양대로 당신의 부지에 놓습니다. 비용은 없습니다. 당신의 건물을 대체하며 건설할 수도 있지만, 대체되는 건물은 모두 새 건물보다 작아야 합니다. 대체된 건물은 트레이로 돌아가고, 대체된 건물의 부지 중 덮이지 않은 곳에는 부지 마커를 놓습니다.
rule-y4-title = 빈 부지는 8칸까지
rule-y4 = 건설한 뒤 당신의 빈 부지가 8칸을 넘게 되는 건설은 할 수 없습니다.
rule-y5-title = 패스 없음
rule-y5 = 차례마다 반드시 행동을 하나 해야 합니다. 수입은 언제나 할 수 있습니다. 정원, 케레스의 부지, 주인 없는 부지에는 건설할 수 없습니다.

## rules: Ceres' turn

rule-c1-title = 케레스가 수행하는 카드
rule-c1 = 케레스의 행동 덱에서 카드를 한 장 펼칩니다. 카드 줄을 왼쪽부터 세어, 펼친 카드의 숫자에 해당하는 카드를 수행합니다. 수행한 카드는 덱 맨 아래로 가고, 펼친 카드는 카드 줄의 오른쪽 끝에 놓입니다.
rule-c2-title = 글자로 하는 증서 확보
rule-c2 = 카드의 글자를 차례로 보아, 시장에 증서가 있는 첫 글자를 따릅니다. 그 글자의 증서 중 케레스가 소유한 부지에 가장 가까운 것을 확보합니다. 여럿이면 가장 저렴한 것, 그래도 여럿이면 가장 왼쪽 것입니다.
rule-c3-title = 가격으로 하는 증서 확보
rule-c3 = ‘최저가 증서 확보’는 가격이 가장 낮은 증서를 가져가며, 여럿이면 가장 왼쪽 것입니다. ‘최고가 증서 확보’는 가격이 가장 높은 증서를 가져가며, 여럿이면 가장 오른쪽 것입니다. 증서 위의 은화도 가격에 들어갑니다.
rule-c4-title = 확보한 증서의 처리
rule-c4 = 케레스는 아무것도 내지 않고 그 부지에 부지 마커를 놓습니다. 증서 위에 있던 은화는 은행으로 가고, 시장은 당신이 구입했을 때처럼 채웁니다.
rule-c5-title = 증서를 확보할 수 없을 때
rule-c5 = 맞는 증서가 없거나 케레스에게 남은 부지 마커가 없으면, 케레스의 증서 덱에서 한 장을 공개하고 그 부지에 타일을 놓습니다. 증서 덱도 비어 있으면 확보에 실패하고, 케레스가 승점 1점(도전 난이도에서는 2점)을 얻습니다.
rule-c6-title = 공원 확장
rule-c6 = 세 번 연달아, 타일을 뽑아 케레스의 빈 부지 한 칸에 놓습니다. 빈 부지가 없으면 그때마다 케레스가 타일을 놓는 대신 승점 1점을 얻습니다.
rule-c7-title = 뇌물
rule-c7 = 정원에 있는 은화 아이콘을 셉니다. 상업 타일마다 1개이고, 더블 타일은 어려움과 도전 난이도에서 2개입니다. 그보다 1개 많은 은화를 가져와 시장의 증서에 왼쪽부터 1개씩 놓습니다. 증서 한 장에는 1개까지만 놓습니다.
rule-c8-title = 주머니가 비었을 때
rule-c8 = 남은 타일이 없어도 부지는 똑같이 정합니다. 그 부지는 주인 없는 부지가 되고, 케레스는 거기에 인접한 자기 부지 한 칸마다 승점 4점을 얻습니다.

## rules: where a tile goes

rule-p1-title = 공원에 인접
rule-p1 = 타일은 공원에 인접한 케레스의 빈 부지에 놓습니다. 공원은 변을 맞대고 이어진 정원 무리입니다. 그런 공원이 여럿이면 가장 큰 공원에 인접한 부지에 놓습니다. 가장 큰 공원이 여럿이면 그중에서 당신이 고릅니다.
rule-p2-title = 공원의 대각선
rule-p2 = 공원에 인접한 케레스의 빈 부지가 없으면, 공원에 대각선으로 닿는 빈 부지에 놓습니다. 이때도 그런 공원이 여럿이면 가장 큰 공원 쪽에 놓습니다.
rule-p3-title = 가장 큰 공원 가까이
rule-p3 = 공원에 인접하거나 대각선으로 닿는 케레스의 빈 부지가 하나도 없으면, 가장 큰 공원에 가장 가까운 빈 부지에 놓습니다. 여럿이면 그중 당신의 건물에서 가장 먼 부지입니다.
rule-p4-title = 당신의 선택
rule-p4 = 이 규칙들로도 여러 자리가 남으면 그중에서 당신이 고릅니다. 타일을 먼저 보고 고릅니다.
rule-p5-title = 선택도 결정
rule-p5 = 케레스를 위한 선택도 행동처럼 기록되고 되돌릴 수 있습니다. 남은 자리가 하나뿐이면 묻지 않습니다.

## rules: the end of an era

rule-e1-title = 마지막 차례
rule-e1 = 차례가 끝났을 때 이번 시대의 증서가 시장에도 더미에도 없으면, 양쪽이 한 차례씩 더 합니다.
rule-e2-title = 케레스의 마지막 차례
rule-e2 = 시대마다 케레스의 마지막 차례는 언제나 공원 확장입니다. 카드를 펼치지 않으므로 기념물도 건설하지 않습니다.
rule-e3-title = 점수 계산과 다음 시대
rule-e3 = 마지막 차례가 끝나면 시대의 점수를 계산합니다. 1시대와 2시대 뒤에는 다음 더미의 증서 6장을 시장에 놓고 차례를 이어 갑니다. 3시대가 끝나면 게임이 끝납니다.

## rules: scoring

rule-v1-title = 인구
rule-v1 = 인구가 많은 쪽은 자기 인구만큼 승점을 얻고, 1, 2, 3시대에 각각 보너스 4, 7, 10점을 더 얻습니다. 다른 쪽도 보너스 없이 많은 쪽의 인구만큼 승점을 얻습니다. 다만 자기 인구가 0이면 아무것도 얻지 못합니다. 인구가 같으면 둘 다 보너스를 얻습니다.
rule-v2-title = 당신의 상업 건물
rule-v2 = 1시대와 2시대에는 당신의 상업 건물에 표시된 은화를 받습니다. 3시대에는 그 대신 상업 건물의 승점을 얻습니다.
rule-v3-title = 당신의 공공 건물
rule-v3 = 당신의 공공 건물은 저마다 인접한 것에 따라 승점을 줍니다. 당신의 건물, 정원, 케레스의 기념물을 각각 한 번씩만 셉니다. 정원은 그 종류의 건물로 봅니다. 주거 정원은 인구 1, 상업 정원은 은화 1개로 세며, 더블 타일은 어려움과 도전 난이도에서 2로 셉니다.
rule-v4-title = 당신의 빈 부지
rule-v4 = 3시대에는 당신의 빈 부지 한 칸마다 승점 1점을 얻습니다.
rule-v5-title = 케레스의 인구
rule-v5 = 주거 타일은 각각 인구 1이고, 더블 타일은 어려움과 도전 난이도에서 인구 2입니다. 케레스의 인구도 당신의 인구와 같은 방법으로 승점이 됩니다.
rule-v6-title = 케레스의 상업 타일
rule-v6 = 케레스는 상업 타일마다 승점 1점을 얻습니다. 도전 난이도에서는 더블 타일마다 2점입니다. 3시대에는 타일마다 1점씩 더 얻습니다.
rule-v7-title = 케레스의 공공 타일
rule-v7 = 케레스는 공공 타일마다, 거기에 인접한 당신의 건물 중 타일에 표시된 종류인 것 하나당 승점 2점(도전 난이도에서는 3점)을 얻습니다. 정원은 세지 않습니다.
rule-v8-title = 정원의 정사각형
rule-v8 = 정원이 정사각형을 이루면 케레스가 2 × 2는 4점, 3 × 3은 18점, 4 × 4는 48점을 얻습니다. 정원 하나는 한 정사각형에만 들어가며, 승점이 가장 많은 조합으로 계산합니다.
rule-v9-title = 승패
rule-v9 = 당신의 승점이 케레스보다 많으면 당신이 이깁니다. 동점이면 케레스가 이깁니다.
rule-v10-title = 당신에게만
rule-v10 = 케레스는 은화를 받지 않으며, 빈 부지로 승점을 얻지도 않습니다.

## rules: Monuments

rule-m1-title = 당신의 기념물
rule-m1 = 건설하기 전에 조건을 갖추었으면, 공급처의 기념물을 건물처럼 건설할 수 있습니다. 그때부터 당신의 건물입니다. 나중에 다른 건물로 대체하면 공급처로 돌아가며, 다시 건설할 수 있습니다.
rule-m2-title = 케레스의 기념물
rule-m2 = 기념물 아이콘이 있는 카드를 수행한 뒤 케레스의 주거 타일과 상업 타일을 셉니다. 그 수보다 칸 수가 적고 케레스의 빈 부지에 들어맞는 공급처의 기념물 중 가장 작은 것을 건설합니다. 그런 것이 없으면 아무 일도 일어나지 않습니다.
rule-m3-title = 케레스의 기념물 자리
rule-m3 = 들어맞는 모든 자리 가운데 타일을 놓는 규칙으로 정합니다. 공원과 얼마나 가까운지는 기념물의 가장 가까운 칸으로 따집니다.
rule-m4-title = 기념물을 건설할 때
rule-m4 = 케레스는 조건을 무시합니다. 유피테르 신전은 인접한 건물이 있는 쪽에 승점 2점을, 콜로세움은 은화 3개를 줍니다. 누가 건설하든 양쪽 모두에 적용되지만, 케레스는 은화를 받지 않습니다. 케레스의 정원과 기념물도 이때는 건물로 봅니다.
rule-m5-title = 케레스의 기념물 점수
rule-m5 = 케레스의 기념물은 저마다 같은 종류의 아이콘 하나짜리 정원 타일처럼 계산합니다. 공공 기념물은 그 기념물이 세는 것을 점수로 삼는 공공 타일처럼 계산합니다.
rule-m6-title = 기념물은 정원이 아님
rule-m6 = 케레스의 기념물은 공원에도 정사각형에도 들어가지 않고, 뇌물을 놓거나 다른 기념물을 건설할 때도 세지 않습니다. 그 부지는 케레스의 것이며, 당신의 공공 건물은 기념물에 표시된 값으로 기념물을 셉니다.
rule-m7-title = 기념물의 크기
rule-m7 = 기념물의 크기는 칸 수입니다. 일자 3칸과 ㄱ자 3칸은 크기가 같습니다.
rule-m8-title = 다른 확장 없음
rule-m8 = 케레스의 정원과 함께 쓸 수 있는 확장은 기념물뿐입니다.

## rules: house variants

rule-x1-title = 인구 경쟁
rule-x1 = 케레스의 인구가 더 많으면, 그 차이가 3 이하일 때만 당신이 인구로 승점을 얻습니다.
rule-x2-title = 침범하는 기념물
rule-x2 = 케레스의 기념물은 정원도 덮을 수 있습니다. 다만 케레스의 빈 부지를 한 칸 이상 함께 덮어야 합니다. 덮인 타일은 맨 나중에 뽑습니다. 주머니가 빌 때까지 따로 두세요.
rule-x3-title = 번지는 정원
rule-x3 = 케레스에게 타일을 놓을 빈 부지가 없으면, 시장의 증서 중 부지가 공원에 인접한 것을 봅니다. 케레스는 그중 가장 큰 공원에 인접한 증서를 가져가고, 그 부지에 바로 타일을 놓습니다. 그런 증서가 없으면 평소처럼 승점 1점을 얻습니다.
rule-x4-title = 신들의 은총
rule-x4 = 케레스가 승점을 가지고 시작합니다. 신들의 은총입니다. 몇 점인지는 게임을 준비할 때 5점부터 60점까지 5점 단위로 고릅니다. 그 밖에는 달라지지 않습니다.

## rules: what a rule says further, where its whole text is read

rulebook-s3 = 증서를 공개한 순서대로 타일을 뽑습니다. 공개한 증서는 케레스의 버린 카드 더미로 가고, 나머지는 뒷면인 채로 둡니다.
rulebook-s8 = 기념물 카드를 섞어 한 장씩 공개합니다. 이미 놓인 기념물과 크기가 같은 기념물은 건너뛰고, 세 개가 될 때까지 계속합니다(M7).
rulebook-y2 = 당신이 낸 은화와 증서 위에 있던 은화는 모두 은행으로 갑니다. 당겨지는 증서는 그 위의 은화와 함께 움직입니다. 이번 시대의 더미에 증서가 남아 있으면, 새 증서가 은화 없이 오른쪽 끝에 놓입니다.
rulebook-y3 = 모양은 어느 방향으로든 돌려도 됩니다. 작다는 것은 칸 수가 적다는 뜻입니다. 일부라도 덮이는 건물은 새 건물보다 작아야 하며, 통째로 치웁니다.
rulebook-c1 = 수행한 카드를 뒷면으로 덱 맨 아래에 넣고 카드 줄을 왼쪽으로 당긴 다음, 펼친 카드를 줄 끝에 놓습니다. 덱은 다시 섞지 않으므로 카드는 수행한 순서대로 다시 나옵니다.
rulebook-c2 = 케레스가 소유한 부지는 케레스의 마커, 정원, 기념물이 있는 부지입니다. 거리는 다른 때와 똑같이 셉니다(T3). 증서 위의 은화도 가격에 들어갑니다.
rulebook-c5 = 공개한 증서는 케레스의 버린 카드 더미로 가고 다시 돌아오지 않습니다. 이 부지에는 마커가 필요하지 않습니다.
rulebook-c6 = 타일마다 보드를 새로 살펴봅니다. 어느 부지에 놓을지는 P1~P4 규칙으로 정합니다.
rulebook-c7 = 이미 은화가 있는 증서에도 1개를 놓습니다. 남은 은화는 은행으로 돌아갑니다. 놓인 은화는 누군가 그 증서를 가져갈 때까지 그대로 있습니다.
rulebook-e1 = 마지막 증서를 가져간 쪽도 마지막 차례를 합니다. 당신이 가져갔다면 케레스가 먼저, 그다음이 당신입니다. 케레스가 가져갔다면 당신이 먼저, 그다음이 케레스입니다.
rulebook-v1 = 예: 2시대가 끝났을 때 당신의 인구는 6, 케레스의 인구는 3입니다. 당신은 6점에 보너스 7점을 더해 승점 13점을, 케레스는 6점을 얻습니다.
rulebook-v3 = 변을 여러 개 맞대고 있어도 인접한 것은 한 번만 셉니다.
rulebook-v7 = 그런 타일 두 개에 인접한 건물은 두 타일에서 각각 한 번씩 셉니다.
rulebook-m1 = 다른 건물과 같은 규칙으로 놓습니다(Y3, Y4). 조건은 기념물 표에 있습니다.
rulebook-m2 = 이때 더블 타일은 타일 1개로 셉니다. 그 카드로 방금 놓은 타일도 셉니다.

## rules: the tables of the rules

rulebook-buildings-title = 당신의 건물
rulebook-buildings = 건물은 24개이며, 어느 방향으로든 돌려 놓을 수 있습니다. 주거 건물은 인구를 늘리고, 상업 건물은 게임 중에 은화를, 3시대가 끝날 때 승점을 줍니다. 공공 건물은 시대마다 인접한 것에 따라 승점을 줍니다.
rulebook-names-title = 건물의 이름
rulebook-names = 당신의 상자에는 건물 이름이 다르게 적혀 있을 수 있습니다. 모양과 숫자를 보면 어느 건물인지 알 수 있습니다.
rulebook-tiles-title = 정원 타일
rulebook-tiles = 케레스의 정원 타일은 32개이며 주머니에 들어 있습니다. 더블 타일에는 크고 작은 아이콘이 하나씩 있고, 보통 난이도에서는 1로 셉니다.
rulebook-cards-title = 케레스의 카드
rulebook-cards = 케레스의 카드는 18장입니다. 숫자는 카드 줄에서 수행할 카드를 고르고(C1), 그림은 그 카드를 수행할 때 케레스가 하는 일입니다. 작은 신전은 기념물을 사용하는 게임에서만 쓰입니다(M2).
rulebook-difficulty-title = 세 가지 난이도
rulebook-difficulty = 난이도에 따라 달라지는 것은 이 수치뿐입니다.
rulebook-monuments-title = 기념물
rulebook-monuments = 각 기념물이 당신에게 주는 것과, 건설하기 전에 갖추어야 할 조건입니다. ‘가장자리’는 기념물의 칸 중 적어도 하나가 도시 가장자리에 있어야 한다는 뜻입니다. 조건의 ‘은화’는 가진 은화가 아니라 당신의 건물에 표시된 은화입니다.
rulebook-questions-title = 그 밖의 질문
rulebook-questions = 규칙에 답이 없는 질문과 저희의 답입니다.
rulebook-translations-title = 규칙서 번역의 차이
rulebook-translations = 규칙서는 다섯 언어로 나와 있습니다. 원문은 영어이며, 여기서는 영어 규칙서를 따릅니다.

### 한국어: the screens of the game in a terminal.
### A Hangul letter is two columns wide. Lots, numbers and names stand where they need no particle.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = V

## The first screen

terminal-continue = 이어 하기
terminal-new-game = 새 게임
terminal-saved-games = 저장된 게임
terminal-settings = 설정
terminal-help = 도움말
terminal-quit = 종료
terminal-unofficial = 비공식 팬 제작물. 출판사의 그림과 글을 쓰지 않았습니다.

## A new game

terminal-difficulty = 난이도
terminal-about-normal = 케레스의 더블 타일을 1로 셉니다. 게임을 익히기에 좋습니다.
terminal-about-hard = 더블 타일이 인구 2 또는 은화 2입니다. 뇌물이 늘고 더 빨리 커집니다.
terminal-about-challenge = 어려움 난이도에 더해, 정원 6개로 시작하고 공공·더블 상업 타일의 승점이 늘어납니다.
terminal-about-monuments = 양쪽 모두 건설할 수 있는 기념물 세 개입니다.
terminal-about-contested-population = 케레스보다 인구가 3 넘게 적으면 인구 승점 없음
terminal-about-creeping-gardens = 케레스는 빈 부지가 없으면 공원에 인접한 증서를 가져감
terminal-about-wild-monuments = 케레스의 기념물이 정원을 덮을 수 있음
terminal-favour = 케레스의 시작 승점 (0, 또는 5에서 60까지 5 단위)
terminal-favour-bad = 신들의 은총: 0, 또는 5에서 60까지 5 단위로 입력하세요.
terminal-seed-hint = 비우면 새 시드, 같은 수는 같은 게임
terminal-seed-bad = 시드는 0 이상의 정수입니다.
terminal-start = 게임 시작

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = { $era }시대, { $you } : { $ceres }, { $difficulty }, 행동 { $actions }개
terminal-saved-won = 승리 { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = 패배 { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = 읽을 수 없음
terminal-saved-none = 저장된 게임이 아직 없습니다.
terminal-deleted = 삭제했습니다. Z를 누르면 복원합니다.
terminal-restored = 게임을 복원했습니다.
terminal-nothing-deleted = 복원할 게임이 없습니다.

## Language, pace and colours

terminal-language = 언어
terminal-pace = 케레스의 차례
terminal-pace-slow = 느림
terminal-pace-quick = 빠름
terminal-pace-at-once = 즉시
terminal-colours = 색
terminal-colours-dark = 어둡게
terminal-colours-light = 밝게
terminal-warnings = 큰 실수를 하기 전에 알려 주기
terminal-warnings-off = 아니요
terminal-warnings-on = 예

## The table: both sides

terminal-deeds = 남은 증서 { $count }장
terminal-last-turns-both = 마지막 차례: 당신, 케레스
terminal-last-turns-you = 내 마지막 차례
terminal-last-turns-ceres = 케레스의 마지막 차례
terminal-vp = 승점 { $vp }
terminal-silver = 은화 { $silver }
terminal-markers = 마커 { $markers }

## The table: panels

terminal-panel-tray = 트레이
terminal-panel-ceres = 케레스
terminal-panel-score = 점수
terminal-panel-log = 기록
terminal-none-left = –
terminal-worth-commercial = 은화 { $silver }, 승점 { $vp }
terminal-effect-building = 건물마다 승점 { $vp }
terminal-effect-citizen = 인구 { $per }마다 승점 { $vp }
terminal-effect-silver = 은화 1마다 승점 { $vp }
terminal-effect-civic = 공공 건물마다 승점 { $vp }
terminal-row = 카드 줄 (펼친 숫자로 고름)
terminal-card-number = 숫자 { $number }
terminal-card-icon = ▲
terminal-card-letters = 증서 확보 { $letters }
terminal-card-cheapest = 최저가 증서 확보
terminal-card-dearest = 최고가 증서 확보
terminal-card-enlarge = 공원 확장
terminal-card-bribe = 뇌물
terminal-flipped = 펼친 숫자: { $number }
terminal-deck = 덱: { $count }장, 아는 카드 { $known }장
terminal-known = 덱 아래쪽의 아는 카드: { $cards }
terminal-bag = 주머니: 타일 { $count }개
terminal-her-deeds = 증서 덱: { $count }장
terminal-gardens = 정원 { $count }, 공원 { $parks }, 최대 { $largest }
terminal-score-now = 지금 시대가 끝난다면
terminal-source-population = 인구
terminal-source-commercial = 상업
terminal-source-civic = 공공
terminal-source-lots = 빈 부지
terminal-source-parks = 정사각형
terminal-source-total = 이번 시대
terminal-source-after = 합계 승점
terminal-source-silver = 은화
terminal-score-hint = S: 항목별로 보기

## Keys, in the last line

terminal-key-income = 수입 +{ $silver }
terminal-key-buy = 증서 구입
terminal-key-build = 건설
terminal-key-undo = 되돌리기
terminal-key-redo = 다시 실행
terminal-key-help = 도움말
terminal-key-home = 메뉴
terminal-key-confirm = 확정
terminal-key-choose = 선택
terminal-key-turn = 회전
terminal-key-next = 다음 자리
terminal-key-back = 뒤로
terminal-key-pick = 선택
terminal-key-select = 열기
terminal-key-change = 변경
terminal-key-open = 규칙
terminal-key-skip = 건너뛰기
terminal-key-pace = 속도: { $pace }
terminal-key-log = 기록
terminal-key-score = 점수
terminal-key-new = 새 게임
terminal-key-result = 결과
terminal-key-forecast = 예측
terminal-key-theme = 주제: { $theme }
terminal-key-all-themes = 전체

## What is asked, and what an action would change

terminal-ask-turn = 내 차례: 수입, 증서 구입, 건설 중 하나를 하세요.
terminal-ask-income = 수입: 은화 { $silver }개. 받으면 은화 { $after }개가 됩니다.
terminal-ask-deed = { $deed } 증서, { $place }번 자리: 은화 { $price }개. 남는 은화 { $after }개.
terminal-ask-deed-bribed = { $deed } 증서, { $place }번 자리: 은화 { $price }개(자리 { $printed } + 놓인 은화 { $bribe }). 남는 은화 { $after }개.
terminal-ask-tray = { $piece }: { $worth }. 놓을 자리 { $places }곳.
terminal-ask-place = { $piece }: { $lots } (자리 { $number }/{ $count }).
terminal-ask-choice-garden = 케레스의 { $tile } 타일을 놓을 자리를 고르세요: { $lot } (자리 { $number }/{ $count }).
terminal-ask-choice-empty = 주머니가 비었습니다. 케레스가 포기할 부지를 고르세요: { $lot } (자리 { $number }/{ $count }).
terminal-ask-choice-monument = 케레스의 기념물 자리를 고르세요. { $piece }: { $lots } (자리 { $number }/{ $count }).
terminal-ask-log = 줄을 고르면 그 규칙을 볼 수 있습니다.
terminal-asked-because = 이유: { $reason }
terminal-replaces = 대체: { $pieces }.
terminal-frees = 마커를 다시 놓는 부지: { $lots }.
terminal-change-population = 인구 { $before } → { $after }
terminal-change-income = 수입 { $before } → { $after }
terminal-change-silver = 은화 { $before } → { $after }
terminal-change-vp = 승점 { $before } → { $after }
terminal-change-her-vp = 케레스의 승점 { $before } → { $after }
terminal-change-score = 시대 점수 { $before } → { $after }
terminal-change-her-score = 케레스의 시대 점수 { $before } → { $after }
terminal-change-nothing = 그 밖의 변화 없음
terminal-only-places = 표시된 부지에만 놓을 수 있습니다.
terminal-one-way = 여기서는 한 방향으로만 놓을 수 있습니다.
terminal-over = 게임이 끝났습니다. { $you } 대 { $ceres }. Enter를 누르면 결과를 봅니다.
terminal-telling = 케레스의 차례. 스페이스로 건너뜁니다.
terminal-nothing-to-undo = 되돌릴 것이 없습니다.
terminal-nothing-to-redo = 다시 실행할 것이 없습니다.
terminal-undone = 되돌림: { $action }.
terminal-redone = 다시 실행: { $action }.
terminal-resign-asks = 기권할까요? 패배로 기록되며 되돌릴 수 없습니다.
terminal-conflict = 이 게임은 다른 창에서 더 진행되었습니다. 지금 상태를 보여 드립니다. 당신의 마지막 행동은 반영되지 않았습니다.
terminal-too-small = 창이 너무 작습니다. { $width }열 { $height }행이 필요합니다.

## Actions, as they are named when undone

terminal-action-income = 수입
terminal-action-buy = { $lots } 증서 구입
terminal-action-build = { $piece } 건설 ({ $lots })
terminal-action-place = { $lots } 자리 선택
terminal-action-correct = 수정

## A Lot that is looked at

terminal-lot-nobody = { $lot }: 주인 없는 부지.
terminal-lot-market = { $lot }: 주인 없는 부지. 증서 가격은 은화 { $price }개.
terminal-lot-you = { $lot }: 내 빈 부지.
terminal-lot-ceres = { $lot }: 케레스의 빈 부지.
terminal-lot-building = { $lot }: 내 { $piece } ({ $worth }).
terminal-lot-monument = { $lot }: 케레스의 { $piece }.
terminal-lot-garden = { $lot }: 케레스의 정원, { $tile }, 정원 { $size }개짜리 공원.

## Scoring and result

terminal-scoring-title = { $era }시대 점수 계산
terminal-scoring-now = 지금 { $era }시대가 끝난다면
terminal-scored-silver = 은화 +{ $silver }
terminal-has = 합계 승점 { $vp }
terminal-item-bonus = 보너스 { $bonus }
terminal-item-beside = 인접: { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = { $you } 대 { $ceres }, 승리했습니다.
terminal-result-lost = { $you } 대 { $ceres }, 케레스의 승리입니다.
terminal-result-tie = { $you }점 동점이므로 케레스의 승리입니다.
terminal-result-resigned = { $you } 대 { $ceres }에서 기권했습니다.
terminal-result-eras = 시대별 승점
terminal-result-other = 그 밖
terminal-result-total = 합계

## Rules and help

terminal-rules-title = 규칙
terminal-help-title = 조작키
terminal-help-play = 내 차례
terminal-help-look = 보기
terminal-help-coach = 코치
terminal-help-game = 게임
terminal-help-signs = 보드의 기호
terminal-help-mouse = 마우스: 증서, 트레이의 건물, 부지, 기록의 줄, 맨 아랫줄의 키를 클릭하세요.
terminal-does-income = 수입 받기
terminal-does-buy = 증서 구입, 1~6으로 고르기
terminal-does-build = 건설, 트레이에서 건물 고르기
terminal-does-arrows = 건물, 증서, 자리, 부지 사이를 이동
terminal-does-turn = 건물 회전
terminal-does-tab = 고를 수 있는 다음 것, 이전 것
terminal-does-edges = 처음, 마지막
terminal-does-enter = 확정
terminal-does-escape = 뒤로
terminal-does-undo = 되돌리기
terminal-does-redo = 다시 실행
terminal-does-resign = 기권
terminal-does-hint = 힌트, 다시 누르면 다음 단계
terminal-does-compare = 고른 행동을 최선의 행동과 비교
terminal-does-forecast = 케레스의 다음 행동 예측
terminal-does-stop = 생각 멈추기
terminal-does-review = 끝난 게임 분석
terminal-does-panels = 트레이, 케레스, 점수, 기록
terminal-does-scroll = 패널 넘기기
terminal-does-log = 기록: 줄을 골라 Enter로 규칙 보기
terminal-does-score = 지금 시대가 끝날 때의 점수를 항목별로 보기
terminal-does-skip = 케레스의 차례 건너뛰기
terminal-does-pace = 케레스의 차례 속도: 느림, 빠름, 즉시
terminal-does-colours = 어두운 배경 또는 밝은 배경
terminal-does-new = 새 게임, 지금 게임은 저장됨
terminal-does-home = 메뉴로, 게임은 저장됨
terminal-does-quit = 종료, 게임은 저장됨
terminal-does-help = 이 화면
terminal-sign-yours = 내 빈 부지
terminal-sign-hers = 케레스의 빈 부지
terminal-sign-deed = 시장에 증서가 있는 부지
terminal-sign-building = 내 건물: 종류와 값
terminal-sign-civic = 공공: 세는 것 (r 인구, c 은화, v 공공, * 전부)
terminal-sign-garden = 정원: 종류, 더블 타일은 두 글자
terminal-sign-garden-civic = 공공 정원: 점수가 되는 종류 (* 모든 종류)
terminal-sign-monument = 케레스의 기념물

## actions, columns and rows as they are typed or said, and what a microphone makes of them: id: words

heard-words =
    income: 수입
    buy: 구입, 구매, 사기, 살게, 살래, 사줘, 사 줘, 샀
    build: 건설, 짓기, 짓자, 지을게, 지어, 지었
    place: 놓기, 놓을게, 선택
    A: 에이
    B: 비
    C: 씨, 시
    D: 디
    E: 이
    F: 에프
    G: 지, 쥐
    1: 일, 원
    2: 이, 투
    3: 삼, 쓰리
    4: 사, 포
    5: 오, 파이브
    6: 육, 식스
    7: 칠, 세븐

## the game in plain text: ceres play --plain; the words that can be typed, one word each, and what it says

plain-word-table = 테이블
plain-word-market = 시장
plain-word-tray = 트레이
plain-word-actions = 행동
plain-word-score = 점수
plain-word-log = 기록
plain-word-rule = 규칙
plain-word-hint = 힌트
plain-word-forecast = 예측
plain-word-undo = 되돌리기
plain-word-redo = 다시실행
plain-word-resign = 기권
plain-word-new = 새게임
plain-word-save = 저장
plain-word-help = 도움말
plain-word-quit = 종료
plain-begin = 입력할 수 있는 말 보기: { $help }.
plain-first = 3시대 중 { $era }시대. { $deeds }. { $options }.
plain-silver = 은화 { $silver }개
plain-scored = { $side }, { $source }: { $amount }. { $details }.
plain-of = { $name }: { $said }.
plain-area = { $first }부터 { $last }까지의 구역입니다.
plain-side = { $side }: { $facts }.
plain-built = { $side }, 건설한 것: { $pieces }.
plain-marked = 표시된 부지: { LIST($lots) }.
plain-lots = { $side }, 빈 부지: { LIST($lots) }.
plain-park = 정원 { $size }개짜리 공원: { $tiles }.
plain-deed = { $place }번 자리: { $deed }, 은화 { $price }개.
plain-deed-bribed = { $place }번 자리: { $deed }, 은화 { $price }개(자리 가격 { $printed }개 + 증서 위의 은화 { $bribe }개).
plain-card = 카드 줄의 { $place }번 카드: { $card }. 숫자는 { $number }입니다.
plain-card-monument = 카드 줄의 { $place }번 카드: { $card }. 숫자는 { $number }이고 기념물 아이콘이 있습니다.
plain-choice-garden = 케레스의 타일을 놓을 부지를 고르세요: { $tile }.
plain-choice-empty = 주머니가 비었습니다. 케레스가 포기할 부지를 고르세요.
plain-choice-monument = 케레스의 기념물을 놓을 자리를 고르세요: { $piece }.
plain-choose = 다음 중 하나를 입력하세요: { $actions }.
plain-not-understood = 알 수 없는 말입니다: ‘{ $typed }’.
plain-nearest = 혹시 이런 뜻인가요: { $words }? 아직 아무 행동도 하지 않았습니다.
plain-confirm = 확인하려면 { $yes }를 입력하세요.
plain-after = 다른 게임을 하려면 ‘새게임’, 끝내려면 ‘종료’를 입력하세요.
plain-saved = 모든 행동은 바로 저장됩니다. 이 게임은 { $id }입니다. 이어 하려면: ceres play --plain --game { $id }.
plain-help-commands = 행동: 수입, 구입 C4, 건설 domus C4, 놓기 C4. ‘트레이’를 입력하면 건물을 입력할 때 쓰는 이름이 나옵니다.
plain-help-table = 테이블의 모든 것
plain-help-market = 살 수 있는 증서
plain-help-tray = 남은 건물과 기념물, 놓을 수 있는 자리
plain-help-actions = 지금 할 수 있는 모든 행동
plain-help-score = 지금 시대가 끝날 때의 점수를 항목별로 보기
plain-help-log = 지금까지의 전체 기록
plain-help-rule = 번호로 규칙 보기, 예: 규칙 C1
plain-help-hint = 힌트, 다시 입력하면 더 자세히
plain-help-forecast = 케레스의 다음 행동 예측
plain-help-undo = 마지막 행동 되돌리기
plain-help-redo = 되돌린 행동 다시 실행
plain-help-resign = 게임을 포기합니다. 패배로 끝납니다
plain-help-new = 새 게임, 지금 게임은 저장됨
plain-help-save = 게임 저장 방식
plain-help-help = 이 목록
plain-help-quit = 종료, 게임은 저장됨

## Before the first screen

terminal-not-a-terminal = ceres play는 화면 전체를 쓰는 터미널이 필요합니다. 한 줄씩 게임하려면: ceres play --plain
terminal-window-too-small = ceres play에는 { $width }열 { $height }행짜리 창이 필요한데 지금은 { $columns }열 { $lines }행입니다. 창을 키우거나 다음을 쓰세요: ceres demo
terminal-saves-failed = 저장된 게임을 열 수 없습니다.
terminal-saves-aside = 손상된 파일을 치워 두고 새로 시작할까요? 파일의 내용은 지워지지 않습니다. [y/N]
terminal-saves-now-at = 이제 파일은 여기에 있습니다: { $path }
terminal-yes = y
terminal-bad-pace = 없는 속도입니다: { $pace } (slow, quick, at-once 중 하나)
# an item of a scoring and what it came from
terminal-item-of = { $item }: { $things }

### The page in the browser. It says these and the shared messages above: neither those of the
### terminal nor those of the command line.

## the page

page-close = 닫기
page-to-start = 처음 화면
page-try-again = 다시 시도
page-lost-title = 페이지를 찾을 수 없습니다
page-lost = 이 주소에는 페이지가 없습니다.
page-trouble-title = 문제가 생겼습니다
page-trouble = 페이지가 멈췄습니다. 게임은 저장되어 있으며 잃은 것은 없습니다.
page-trouble-details = 자세히

## the page: the first screen

page-home-about = 혼자 하는 게임입니다. 부지 49칸의 도시에서 세 시대에 걸쳐 수확의 여신과 맞섭니다. 여신보다 많은 승점을 얻으세요.
page-home-choose = 난이도와 기념물, 하우스 룰을 고르세요.
page-home-buy = 땅을 사고
page-home-about-buy = 시장의 증서 한 장은 도시의 부지 한 칸입니다. 기다리면 싸질 수 있지만, 케레스가 먼저 가져갈 수도 있습니다.
page-home-build = 도시를 짓고
page-home-about-build = 집은 인구를, 공방은 은화를 늘려 줍니다. 도서관과 분수는 인접한 것에 따라 승점을 줍니다.
page-home-ceres = 케레스를 앞지르세요
page-home-about-ceres = 케레스의 카드는 부지를 차지하고, 정원을 놓고, 값을 올립니다. 케레스가 무엇을 어떤 규칙에 따라 했는지 차례마다 볼 수 있습니다.
page-home-continue = 하던 게임
page-home-go-on = 이어 하기
page-home-new = 새 게임
page-home-learn = 배우기
page-home-begin-learning = 배우기 시작
page-home-about-learn = 새로운 것이 나올 때마다 설명을 보며 직접 해 보는 첫 게임입니다.
page-home-rules = 규칙
page-home-guide = 게임 방법
page-home-program = 앱 정보
page-home-box = 내 상자의 카드
page-home-phone = 내 휴대폰에서 하기
page-home-mine = 내 전적
page-home-try-again = 다시 풀어 볼 결정 { $count }개
page-home-puzzles = 퍼즐
page-home-puzzle = 오늘의 퍼즐
page-home-about-puzzle = 매일 새로운 게임 상황과 질문 하나. 그다음에는 원하는 만큼 더 풀며 나만의 레이팅을 쌓으세요.
page-home-begin-puzzle = 풀기
page-home-puzzle-standing = 레이팅 { $rating }
page-home-ladder = 관직 승진
page-home-about-ladder = 첫 게임부터, 가장 강한 봇조차 이길 때보다 질 때가 많은 게임까지 열두 관직이 있습니다.
page-home-begin-ladder = 오르기
page-home-achievements = 업적
page-home-more = 더 보기

## the page: a new game

page-new-difficulty = 케레스는 얼마나 강할까요?
page-new-about-normal = 케레스는 정원 3개로 시작하고, 더블 타일을 1로 셉니다. 게임을 익히기에 좋습니다.
page-new-about-hard = 케레스의 더블 타일이 인구 2 또는 은화 2개가 됩니다. 케레스가 더 빨리 커지고 뇌물도 늘어납니다.
page-new-about-challenge = 어려움 난이도에 더해, 케레스가 정원 6개로 시작합니다. 공공 타일과 더블 상업 타일의 승점이 늘고, 증서 확보에 실패했을 때도 1점이 아니라 2점을 얻습니다.
page-new-expansion = 확장
page-new-about-monuments = 기념물 세 개를 두고 겨룹니다. 당신은 조건을 갖추어야 하고, 케레스는 기념물 아이콘이 있는 카드, 충분한 주거·상업 정원, 빈 부지의 놓을 자리가 있어야 합니다. 누가 먼저 건설할까요?
page-new-about-variants = 게임을 잘 아는 플레이어를 위해 저희가 만든 규칙입니다. 처음에는 꺼 두세요.
page-new-about-contested-population = 케레스보다 인구가 3 넘게 적으면 인구로 승점을 얻지 못합니다.
page-new-about-creeping-gardens = 타일을 놓을 빈 부지가 없으면, 케레스는 시장에서 공원에 인접한 증서를 가져갑니다. 여럿이면 그중 가장 큰 공원에 인접한 증서입니다.
page-new-about-wild-monuments = 케레스의 기념물이 케레스의 정원도 덮을 수 있습니다. 다만 케레스의 빈 부지를 한 칸 이상 함께 덮어야 합니다. 기념물 없이 하면 달라지는 것이 없습니다.
page-new-favour = 신들의 은총
page-new-about-favour = 케레스가 승점을 가지고 시작합니다. 그 밖에는 달라지지 않습니다.
page-new-favour-none = 없음
page-new-more = 추가 설정
page-new-about-strict = 힌트를 쓸 수 없고, 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다. 꺼 두면 모든 행동을 되돌릴 수 있습니다.
page-new-seed-any = 무작위
# On the way to the rule about what can be chosen.
page-new-rule = { $title }: 전체 규칙
page-new-about-seed = 시드와 설정이 같으면 증서, 카드, 타일까지 똑같은 게임이 됩니다.
page-new-seed-bad = 시드는 0 이상, 15자리 이하의 정수입니다.
page-new-cards = 케레스의 카드
page-new-cards-rebuilt = 재구성
page-new-about-cards-rebuilt = 규칙서에는 카드와 타일이 그림으로만 나와 저희가 재구성했습니다. 인쇄된 것과는 다릅니다.
page-new-cards-own = 내 상자
page-new-about-cards-own = 당신이 입력한 카드와 타일입니다.
page-new-cards-enter = 내 상자의 카드 입력
page-new-begin = 게임 시작
page-new-beginning = 게임을 준비하는 중…

## the page: saved games

page-games-title = 저장된 게임
page-games-unfinished = 진행 중 ({ $count })
page-games-finished = 끝남 ({ $count })
page-games-deleted = 삭제됨 ({ $count })
page-games-no-unfinished = 진행 중인 게임이 없습니다.
page-games-no-finished = 아직 끝까지 한 게임이 없습니다.
page-games-no-deleted = 지난 30일 동안 삭제한 게임이 없습니다.
page-games-score = 당신 { $you }점, 케레스 { $ceres }점
page-games-won = 승리
page-games-lost = 패배
page-games-resigned = 기권
page-games-imported = 가져온 게임
page-games-branched = 다른 게임에서 이어짐
page-games-hinted = 힌트 사용
page-games-claim = 내 전적에 넣기
page-games-unclaim = 내 전적에서 빼기
page-games-unreadable = 읽을 수 없음
page-games-delete = 삭제
page-games-restore = 복원
page-games-is-deleted = 게임을 삭제했습니다.
page-games-undo = 삭제 취소
page-games-more = { $count }판 더 보기
page-games-import-drop = 게임 파일을 여기에 놓으세요
page-games-import-failed = 열 수 없는 파일입니다
page-games-import-box = 상자의 카드와 타일이 담긴 파일입니다. ‘내 상자의 카드’에서 여세요.
page-games-import-open-box = 거기서 열기
page-games-import-unknown = 이 프로그램의 게임, 게임 상황, 문제 신고가 아닙니다.
page-games-import-too-large = 게임 파일이라기에는 너무 큽니다.
page-games-added = { $count ->
    [0] 추가된 게임이 없습니다.
   *[other] 게임 { $count }판을 추가했습니다.
}
page-games-known = 게임 { $count }판은 이미 있습니다.
page-games-damaged = 게임 { $count }판은 손상되어 제외했습니다.
page-games-no-archive = 이 파일에는 게임이 없습니다.
page-games-import-more-faults = 그 밖의 오류 { $count }개
page-games-import-good-part = { $count ->
    [0] 게임을 처음부터 할 수 있습니다.
    [1] 첫 행동까지는 온전합니다. 거기서부터 이어 할 수 있습니다.
   *[other] 처음부터 행동 { $count }개까지는 온전합니다. 거기서부터 이어 할 수 있습니다.
}
page-games-import-salvage = 온전한 부분 이어 하기

## the page: settings

page-settings = 설정
page-settings-language = 언어
page-settings-language-away = 지금은 이 언어를 불러올 수 없습니다. 게임이 아직 실행 중인가요?
page-settings-theme = 색
page-settings-theme-system = 자동
page-settings-theme-light = 밝게
page-settings-theme-dark = 어둡게
page-settings-pace = 케레스의 차례
page-settings-pace-slow = 느림
page-settings-pace-quick = 빠름
page-settings-pace-at-once = 즉시
page-settings-sound = 소리와 진동
page-settings-pace-means = { $pace ->
    [slow] 한 단계씩, 천천히 읽을 수 있게 보여 줍니다.
    [quick] 한 단계씩, 케레스에게 익숙한 분을 위해 빠르게 보여 줍니다.
   *[other] 바로 결과를 보여 줍니다. 무엇을 했는지는 기록에 남습니다.
}
page-settings-confirm = 행동 확인하기
page-settings-confirm-means = 수입, 증서 구입, 건설은 한 번 더 눌러야 실행됩니다.

## the page: undo and redo

page-undo = 되돌리기
page-undo-redo = 다시 실행
page-undo-strict = 되돌리기 없음
page-undo-strict-means = 되돌리기 없는 게임입니다. 힌트를 쓸 수 없고, 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다.
page-undo-peeked = 공개 후 되돌림
page-undo-peeked-means = 이 게임에서는 숨겨진 것을 본 뒤에 { $count }번 되돌렸습니다.
page-undo-branched = 앞으로 나올 숨겨진 것을 이미 본 다른 게임에서 이어진 연습 게임입니다.
page-undo-asks = 그래도 되돌릴까요?
page-undo-seen = 그 뒤로 숨겨져 있던 것 { $count }개를 보았습니다:
page-undo-deed = { $deed } 증서
page-undo-marked = 되돌려도 같은 순서로 다시 나옵니다. 되돌리면 게임에 표시가 남고, 그 뒤로는 다시 묻지 않습니다.
page-undo-keep = 취소
page-undo-anyway = 그래도 되돌리기

## the page: notices

page-notice-away = 게임이 응답하지 않습니다.
page-notice-away-what-to-do = 게임을 실행한 창이 아직 열려 있나요? 닫혔다면 ceres를 다시 시작하세요. 잃은 것은 없으며, 페이지는 저절로 다시 연결됩니다.
page-went-on-elsewhere = 게임이 다른 창에서 더 진행되었습니다. 지금 상태를 보여 드립니다.

## the page: scorings and the end of the game

page-scoring-title = { $era }시대 종료
page-scoring-if-now = 지금 시대가 끝난다면
page-scoring-last = 마지막 점수 계산
page-scoring-then = 합계 { $vp }점
page-scoring-go-on = 계속
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = 내역: { $things }
page-scoring-beside = 인접: { $things }
page-result-won = 승리했습니다!
page-result-lost = 케레스가 이겼습니다.
page-result-tie = 동점이므로 케레스가 이겼습니다.
page-result-resigned = 기권했습니다.
# $side is you or ceres.
page-result-side = { $side ->
    [you] 당신 { $vp }
   *[ceres] 케레스 { $vp }
}
page-result-chart = 게임 동안의 양쪽 승점. 마지막에 당신은 { $you }점, 케레스는 { $ceres }점.
page-result-at = { $side ->
    [you] 당신: 승점 { $vp }점
   *[ceres] 케레스: 승점 { $vp }점
}
page-result-decided = 승부를 가른 것
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] 당신이 가장 크게 앞선 항목은 { page-result-from }입니다. 케레스보다 승점 { $vp }점을 더 얻었습니다.
   *[ceres] 케레스가 가장 크게 앞선 항목은 { page-result-from }입니다. 당신보다 승점 { $vp }점을 더 얻었습니다.
}
page-result-source = 항목
page-result-from = { $source ->
    [other] 차례 중 승점
   *[source] { SOURCE($source) }
}
page-result-difference = 차이
page-result-again = 다시 하기
page-result-next = 다음에 할 일
page-result-harder = 한 단계 위: { $difficulty }
page-result-same-deal = 같은 배치로 다시
page-result-challenge = { $you }:{ $ceres } 기록에 도전하도록 친구에게 보내기
# $than: how your lead compares with that of the other result.
page-result-beat = { $than ->
    [more] { $you }:{ $ceres } 기록을 { $vp }점 차로 넘었습니다!
    [even] { $you }:{ $ceres } 기록과 승점 차가 똑같습니다.
   *[less] { $you }:{ $ceres } 기록에 { $vp }점 모자랍니다.
}
page-result-count = { $games }번째 게임, 지금까지 { $won }승
page-result-records = 새 기록
page-result-record = { $what ->
    [first-win] 첫 승리입니다!
    [first-win-at] { $difficulty } 난이도 첫 승리입니다!
    [widest] 최대 승점 차 승리: { $value }점(이전 { $before }점)
    [streak] { $value }연승! 최다 연승 기록입니다
   *[best] 최고 점수: { $value }점(이전 { $before }점)
}
page-result-picture = 그림 저장
page-result-picture-share = 그림 공유
page-result-picture-said = { $outcome ->
    [won] { $you } 대 { $ceres } 승리
    [resigned] { $you } 대 { $ceres }에서 기권
    [tie] { $you } 대 { $ceres } 동점, 케레스의 승리
   *[lost] { $you } 대 { $ceres } 패배
}
page-result-picture-title = 케레스의 정원: 당신 { $you }점, 케레스 { $ceres }점
page-result-no-picture = 그림을 만들지 못했습니다.
page-result-imported = 가져온 게임이라 전적에 들어가지 않습니다. 직접 한 게임이라면 넣을 수 있습니다.

## the page: Ceres' turn, step by step

page-telling-title = 케레스의 차례
page-telling-before = 당신의 차례가 끝날 때마다 케레스의 차례가 됩니다.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = 케레스가 숫자 { $number } 카드를 펼쳐, 카드 줄의 { $number }번 카드를 수행합니다: { card-action }.
page-telling-flipped = 펼친 카드
page-telling-steps = 이번 차례의 단계
page-telling-ahead = 아직 남은 단계
page-telling-skip = 건너뛰기
page-telling-resume = 계속
page-telling-pace = 보여 주는 속도
# $pace is slow, quick or at-once.
page-telling-pace-name = { $pace ->
    [slow] 느림
    [quick] 빠름
   *[at-once] 즉시
}
page-telling-again = 다시 보기
page-telling-summary = 케레스가 한 일
# What she did, in short: $did is one of these or several. $of are Lots, in builds a Monument.
page-telling-brief = 케레스: { $did }
page-telling-brief-claims = { LIST($of) } 증서 확보
page-telling-brief-plants = { LIST($of) }에 정원
page-telling-brief-bribes = { LIST($of) } 증서에 은화
page-telling-brief-gives-up = { LIST($of) } 부지 포기
page-telling-brief-builds = { PIECE($of) } 건설
page-telling-brief-scores = 승점 { $vp }점
page-telling-nothing = 이제 당신이 고르세요.
page-telling-letters = 글자를 확인하는 순서
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter }: 증서 없음
    [taken] { $letter }: 증서 있음
   *[later] { $letter }: 볼 필요 없음
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] 거리
    [price] 가격
   *[place] 자리
}
page-telling-no-marker = 남은 마커 없음
page-telling-none = 없음
# How many silver she lays.
page-telling-bribe = 정원의 은화 { $icons } + 1 = { $silver }개
page-telling-coin = 은화 1개 추가

## the page: what Ceres has

page-ceres-row = 카드 줄
page-ceres-own = 내 상자의 카드와 타일
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, 숫자 { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] 케레스가 이 글자 순서대로 보아, 시장에 증서가 있는 첫 열의 증서를 확보합니다.
    [cheapest] 케레스가 가장 저렴한 증서를 확보합니다.
    [dearest] 케레스가 가장 비싼 증서를 확보합니다.
    [enlarge] 케레스가 타일을 뽑아 자기 빈 부지에 놓기를 세 번 합니다.
   *[bribe] 케레스가 시장의 증서에 왼쪽부터 은화를 1개씩 놓습니다. 정원에 은화가 많을수록 더 많은 증서에 놓습니다.
}
page-ceres-about-icon = 그런 다음 케레스가 기념물을 건설할 수 있습니다.
page-ceres-outlook = 이 카드를 지금 수행하면
page-ceres-outlook-last = 이번 시대 케레스의 마지막 차례
page-ceres-outlook-owned = 그 뒤 케레스의 부지는 { $ceres }칸, 당신의 부지는 { $you }칸입니다.
page-ceres-about-number = 이 카드를 펼치면 카드 줄의 { $number }번 카드를 수행합니다.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = 덱: 못{ "\u00A0" }본{ "\u00A0" }{ $unseen }장, 본{ "\u00A0" }{ $known }장
page-ceres-deck-order = { $unseen ->
    [0] 이 순서로 나옵니다.
   *[other] 아무도 보지 못한 카드 { $unseen }장 다음에 이 순서로 나옵니다.
}
page-ceres-deck-unknown = 이 카드들은 아직 아무도 보지 못했습니다. 수행한 카드는 덱 맨 아래로 가므로 그때부터는 순서를 알 수 있습니다.
page-ceres-deeds = { $count ->
    [0] 증서 덱 비어 있음
   *[other] 증서 덱 { $count }장
}
page-ceres-markers = { $count ->
    [0] 남은 마커 없음
   *[other] 남은 마커 { $count }개
}
# $largest is how many Gardens the largest Park has.
page-ceres-parks = 정원 { $gardens }개, 가장 큰 공원 { $largest }칸
page-ceres-monuments = 케레스의 기념물
page-ceres-monument = { PIECE($id) }: { LIST($lots, type: "comma") }
page-ceres-bag = { $count ->
    [0] 주머니가 비었습니다
   *[other] 주머니: 타일 { $count }개
}
# $left of $of are in the bag.
page-ceres-tile = { TILE($tile) }: { $of }개 중 { $left }개가 주머니에 있음
# $kind is the kind of the tile; $wants, of a civic one, the kind of Buildings that it scores for.
page-ceres-about-tile = { $kind ->
    [residential] 케레스의 인구를 늘립니다.
    [commercial] 시대마다 케레스에게 승점을 주고, 뇌물을 늘립니다.
   *[civic] { $wants ->
        [any] 인접한 당신의 건물마다 케레스에게 승점을 줍니다.
       *[kind] 인접한 당신의 { KIND($wants) } 건물마다 케레스에게 승점을 줍니다.
    }
}

## the page: the log

page-log = 기록
page-log-only-ceres = 케레스만
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] 당신
    [ceres] 케레스
   *[game] 게임
}
page-log-round = { $round }번째 차례
page-log-corrected = 테이블이 수정되었습니다.
page-log-empty = 당신의 첫 행동부터 기록됩니다.

## the page: a rule, its id and its title

page-rule = 규칙 { $id }: { $title }
page-rule-whole = 전체 규칙

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] 케레스의 타일을 놓을 부지를 고르세요
    [monument] 케레스의 기념물 자리를 고르세요
   *[empty] 주머니가 비었습니다. 케레스가 포기할 부지를 고르세요
}
page-choice-why = 이 자리인 이유
page-choice-places = 고를 수 있는 자리 { $count }곳
page-choice-left = 이어서 타일 { $left }개를 더 놓습니다.
page-choice-icon = 그런 다음 케레스가 기념물을 건설할 수 있습니다.
page-choice-now = 지금 시대가 끝난다면 당신과 케레스의 승점이 이렇게 달라집니다
# $you and $ceres are numbers with their sign.
page-choice-change = 당신 { $you }, 케레스 { $ceres }
page-choice-confirm = { $what ->
    [garden] { LIST($lots) }에 놓기
    [monument] { LIST($lots) }에 건설
   *[empty] { LIST($lots) } 포기
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · { $era }시대 · 케레스의 정원
page-table-loading = 테이블을 준비하는 중…
page-table-no-game = 게임을 찾을 수 없습니다
page-table-no-game-text = 이 주소에는 게임이 없습니다. 삭제되었거나 다른 기기에 저장되어 있을 수 있습니다.
page-table-no-answer = 응답이 없습니다
page-table-no-answer-text = 게임 서버가 응답하지 않습니다. 게임은 저장되어 있습니다. 서버를 다시 시작한 뒤 한 번 더 시도하세요.
page-table-home = 처음 화면으로, 게임은 저장됨
page-table-acts = 지금 차례
page-table-silver = 은화 { $silver }개
page-table-markers = 남은 부지 마커 { $markers }개
page-table-forecast = 지금 시대가 끝나면 승점 +{ $vp }점
page-table-next-income = 수입으로 은화 { $silver }개
page-table-deeds-left = 남은 증서 { $count }장
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] 당신의 마지막 차례
    [ceres] 케레스의 마지막 차례
   *[other] 마지막 차례
}
# Panels: their names in tabs and on a phone's bar.
page-table-tabs = 패널
page-table-tab-build = 건설
page-table-tab-market = 시장
page-table-tab-ceres = 케레스
page-table-tab-score = 점수
page-table-tab-log = 기록

## the page: the city

page-table-city = 도시
page-table-city-summary = 당신의 건물: { $buildings }, 당신의 빈 부지: { $yours }. 케레스의 정원: { $gardens }, 가장 큰 공원: { $largest }, 기념물: { $monuments }, 빈 부지: { $hers }. 판매 중: { $offers }, 주인 없음: { $free }.
page-table-lot = { $lot } 부지
page-table-garden = 정원: { TILE($tile) }
page-table-lot-nobody = { $lot }: 주인 없는 부지
page-table-lot-offer = { $lot }: 은화 { $price }개에 판매 중
page-table-lot-marker = { $side ->
    [you] { $lot }: 내 빈 부지
   *[ceres] { $lot }: 케레스의 빈 부지
}
page-table-lot-piece = { $side ->
    [you] { $lot }: 내 { PIECE($id) }
   *[ceres] { $lot }: 케레스의 { PIECE($id) }
}
page-table-lot-garden = { $lot }: 정원, { TILE($tile) }, 정원 { $size }개짜리 공원
page-table-kind = { $side ->
    [you] 내 { KIND($kind) } 건물, { LIST($lots, type: "comma") }
   *[ceres] 케레스의 { KIND($kind) } 기념물, { LIST($lots, type: "comma") }
}
page-table-park = { $lot }, 정원 { $size }개짜리 공원
# What a civic Garden tile wants: $kind is residential, commercial, civic or any.
page-table-wants = { $kind ->
    [any] 인접한 당신의 건물마다 케레스에게 승점을 줌
   *[other] 인접한 당신의 { KIND($kind) } 건물마다 케레스에게 승점을 줌
}
page-table-offer = { $silver ->
    [0] 은화 { $price }개에 판매 중입니다.
   *[other] 은화 { $price }개에 판매 중입니다(자리 가격 { $printed }개, 놓인 은화 { $silver }개).
}
page-table-empty-you = 내 빈 부지입니다. 여기에 건설할 수 있습니다.
page-table-empty-ceres = 케레스의 빈 부지입니다. 정원이 놓일 수 있습니다.
page-table-nobody = 주인 없는 부지입니다. 증서는 시장에 없습니다.
page-table-scores-now = 지금 시대가 끝나면 승점 { $vp }점

## the page: what to do now

page-table-bar = 할 일
page-table-your-turn = 내 차례: 수입, 증서 구입, 건설 중 하나
page-table-her-turn = 케레스의 차례
page-table-sending = 보내는 중…
page-table-unanswered = 곧 케레스의 차례입니다. 아직 되돌릴 수 있습니다.
page-table-over = 게임이 끝났습니다. { $you } 대 { $ceres }.
page-table-income = 은화 { $silver }개를 받을까요?
page-table-build-on = 당신의 { $lot } 부지에 무엇을 건설할까요?
page-table-buy = { $silver ->
    [0] { $deed } 증서를 은화 { $price }개에 구입할까요?
   *[other] { $deed } 증서를 은화 { $price }개(자리 { $printed } + 놓인 은화 { $silver })에 구입할까요?
}
page-table-where = { PIECE($id, form: "eul") } 어디에 건설할까요? 놓을 수 있는 { $places }곳이 밝게 보입니다.
page-table-build = { PIECE($id, form: "eul") } { LIST($lots, type: "comma") }에 건설할까요?
page-table-not-there = { PIECE($id, form: "eun") } { LIST($lots, type: "comma") }에 건설할 수 없습니다.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = 할 수 없습니다: { $why }.
page-table-choose-tile = { $count ->
    [0] 케레스의 { TILE($tile) } 타일을 놓을 부지를 고르세요.
   *[other] 케레스의 { TILE($tile) } 타일을 { $lots }에 놓을까요?
}
page-table-choose-lot = { $count ->
    [0] 주머니가 비었습니다. 케레스가 포기할 부지를 고르세요.
   *[other] 케레스가 { $lots } 부지를 포기하게 할까요?
}
page-table-choose-monument = { $count ->
    [0] 케레스의 기념물 자리를 고르세요: { PIECE($id) }.
   *[other] 케레스의 { PIECE($id, form: "eul") } { LIST($lots, type: "comma") }에 건설할까요?
}
page-table-replaces = 대체되는 건물: { PIECE($ids) }.
# Buttons.
page-table-do-income = 수입 +{ $silver }
page-table-do-buy = { $deed } 구입 (은화 { $price })
page-table-do-build = 건설
page-table-do-build-what = 건설…
page-table-do-place = 확정
page-table-turn = 회전
page-table-cancel = 취소
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres'.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] 수입 { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] 이번 시대 { $before } → { $after }
    [her-population] 인구 { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] 이번 시대 { $before } → { $after }
}
page-change-about = { $what ->
    [silver] 내 은화
    [income] 수입을 받을 때마다 내 건물이 주는 은화
    [population] 내 인구
    [vp] 내 승점
    [score] 지금 시대가 끝난다면 내가 얻을 승점
    [her-population] 케레스의 인구
    [her-vp] 케레스의 승점
   *[her-score] 지금 시대가 끝난다면 케레스가 얻을 승점
}

## the page: the market

page-market = 시장
page-market-deeds = 판매 중인 증서
page-market-deed = { $silver ->
    [0] { $deed } 증서, 은화 { $price }개
   *[other] { $deed } 증서, 은화 { $price }개(자리 { $printed } + 놓인 은화 { $silver })
}
page-market-buy = 구입
page-market-buy-label = { $deed } 증서를 은화 { $price }개에 구입
page-market-pile = { $count ->
    [0] 이번 시대의 더미 비어 있음
   *[other] 이번 시대의 더미에 증서 { $count }장
}
# $counts: how many Deeds lie in the piles of the eras to come.
page-market-later = 이후 시대: { LIST($counts) }장

## the page: the tray

page-tray = 내 트레이
page-tray-piece = { PIECE($id) }: { $shows }. 남은 것 { $left }개, { $places ->
    [0] 지금은 놓을 자리 없음
   *[other] 놓을 자리 { $places }곳
}.
page-tray-shows = { PIECE($id) }: { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) }: { $shows }. 지금은 건설할 수 없습니다: { $why }.
page-tray-needs = 조건: { $needs }.
page-tray-hyphens = 콜로|세움
page-tray-not-here = { $lot } 부지에는 놓을 수 없습니다
page-piece-population = 인구 { $count }
page-piece-silver = 은화 { $count }개
page-piece-vp = 게임이 끝날 때 승점 { $count }점
# $counts: building, citizen, silver or civic, of what stands beside it.
page-piece-effect = { $counts ->
    [building] 인접한 건물마다 승점 { $vp }점
    [citizen] 인접한 인구 { $per }마다 승점 { $vp }점
    [silver] 인접한 은화 1개마다 승점 { $vp }점
   *[civic] 인접한 공공 건물마다 승점 { $vp }점
}
page-piece-built-vp = 건설할 때 인접한 건물이 있는 쪽에 승점 { $count }점
page-piece-built-silver = 건설할 때 당신의 건물이 인접해 있으면 은화 { $count }개
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] 인구 { $count } 이상
    [silver] 건물에 표시된 은화 { $count }개 이상
    [lots] 부지 { $count }칸 이상
    [border_lots] 가장자리 부지 { $count }칸 이상
    [buildings] 건물 { $count }개 이상
    [civic] 공공 건물 { $count }개 이상
    [residential] 주거 건물 { $count }개 이상
    [largest] { $count }칸 이상인 건물
    [no_empty_lot] 당신의 빈 부지 없음
   *[border] 도시 가장자리에 닿는 자리
}

## the page: keys

page-keys = 조작키
page-key-enter = Enter
page-key-space = 스페이스
page-key-escape = Esc
page-keys-income = 수입 (한 번 더 누르거나 Enter로 받기)
page-keys-market = 시장으로
page-keys-tray = 트레이로: 건설
page-keys-arrows = 증서, 건물, 부지 사이를 이동
page-keys-enter = 가리키는 것 선택, 손에 든 것 구입 또는 건설
page-keys-turn = 손에 든 건물 회전 (Shift와 함께: 반대로)
page-keys-escape = 취소, 패널 닫기
page-keys-undo = 되돌리기
page-keys-redo = 다시 실행
page-keys-next = 케레스 차례의 다음 단계
page-keys-skip = 케레스 차례의 나머지 건너뛰기
page-keys-log = 기록
page-keys-help = 이 목록

## the page: the cards and tiles of the player's own box; cards have no names, $card is 1 to 18

page-box-title = 내 상자의 카드
page-box-about = 게임을 가지고 있나요? 카드 18장과 타일 32개를 보이는 대로 눌러 한 번만 입력하세요. 그다음부터는 당신의 상자에 든 바로 그 케레스와 겨룰 수 있습니다.
page-box-rebuilt = 알아 두세요. 규칙서에는 카드와 타일이 그림으로만 나와, 앱에 있는 것은 저희가 재구성했습니다. 게임하는 데는 문제가 없지만 인쇄된 것과는 다릅니다. 입력한 것은 이 기기에 남고, 파일로 저장해 공유할 수 있습니다.
page-box-about-empty = 순서에 상관없이 한 장씩, 네댓 번만 누르면 됩니다. 언제든 멈추었다가 이어서 할 수 있습니다.
page-box-from-rebuilt = 재구성한 카드 고치기
page-box-about-rebuilt = 당신의 카드와 비교해 다른 것만 고치세요.
page-box-rebuilt-cards = 카드 { $count }장은 아직 앱의 것 그대로입니다.
page-box-rebuilt-tiles = 타일 { $count }개는 아직 앱의 것 그대로입니다.
page-box-card-rebuilt = { $card }, 앱의 것
page-box-rebuilt-here = 앱의 것입니다. 당신의 상자에 무엇이 들었는지는 아직 입력하지 않았습니다.
page-box-rebuilt-same = 내 것도 같음
page-box-loading = 상자를 여는 중…
page-box-cards = 케레스의 카드
page-box-tiles = 정원 타일
page-box-tiles-change = 타일 개수 바꾸기
page-box-all = 모든 카드
page-box-cards-of = 카드 { $all }장 중 { $count }장
page-box-tiles-of = 타일 { $all }개 중 { $count }개
page-box-tiles-many = 타일이 { $count }개 많습니다.
page-box-tile-more = { TILE($tile) }: 하나 더
page-box-tile-less = { TILE($tile) }: 하나 덜
page-box-card-of = 카드 { $card }/{ $all }
page-box-card-open = 카드 { $card }: 아직 입력 안 함
# $does is what it does, as Claim A C E; $monument is yes if it shows the icon.
page-box-card-known = 카드 { $card }: 숫자 { $number }, { $does }{ $monument ->
    [yes] , 기념물 아이콘 있음
   *[no] { "" }
}
# $at is the next card to enter, 0 for the tiles.
page-box-go-on = { $at ->
    [0] 다음: 타일
   *[other] 다음: 카드 { $at }
}
page-box-ask-number = 숫자
page-box-ask-does = 케레스가 하는 일
page-box-ask-letters = 글자, 처음부터 순서대로
page-box-ask-monument = 기념물 아이콘
page-box-by-letters = 글자로 하는 증서 확보
# $place is its place among the letters chosen, 0 if it is not chosen.
page-box-letter = { $place ->
    [0] { $letter }
   *[other] { $letter }, 순서 { $place }
}
page-box-icon = { $monument ->
    [yes] 있음
   *[no] 없음
}
page-box-before = 이전
page-box-after = 다음
page-box-done = 완료
page-box-twin = { $card }번 카드와 똑같습니다. 원래 그럴 수도 있지만, 혹시 한 장을 두 번 입력했나요?
page-box-twins = 똑같은 카드가 있습니다. 원래 그럴 수도 있지만, 혹시 한 장을 두 번 입력했나요?
page-box-twins-group = { LIST($cards) }번: 숫자 { $number }, { $does }
page-box-complete = 모두 입력했습니다. 이제 새 게임을 시작할 때 이 카드를 고를 수 있습니다.
page-box-play = 이 카드로 게임하기
page-box-save = 파일로 저장
page-box-not-shared = 공유하지 못했습니다. 대신 파일로 저장하세요.
page-box-drop = 구성품 파일을 여기에 놓으세요
page-box-is-game = 게임, 게임 상황 또는 문제 신고이며, 구성품 파일이 아닙니다.
page-box-open-game = 게임 열기
page-box-unknown = 상자의 카드와 타일이 담긴 구성품 파일이 아닙니다.
page-box-too-large = 구성품 파일이라기에는 너무 큽니다.
page-box-taken = 카드와 타일을 가져왔습니다.
page-box-remove = 새로 시작
page-box-removed = 상자를 다시 비웠습니다.
page-box-not-kept = 이 브라우저에서는 저장할 수 없습니다. 페이지를 닫기 전에 상자를 파일로 저장하세요.
page-box-strange = 이 게임의 다른 버전에서 입력한 상자입니다
page-box-about-strange = 이 버전에서는 읽을 수 없어 그대로 두었습니다. 파일로 저장하거나, 치워 두고 카드를 다시 입력하세요.
page-box-strange-save = 이 상자를 파일로 저장
page-box-strange-forget = 치워 두기

## the page: what is done with a game as a whole

page-game-menu = 이 게임
page-game-lesson = 배우기 처음부터 다시
page-game-replay = 다시 보기
page-game-link = 같은 배치 링크 복사
page-game-share = 같은 배치 링크 공유
page-game-look-link = 내 게임 링크 복사
page-game-look-share = 내 게임 링크 공유
page-game-looking = 다른 사람에게 보여 주기
page-game-position = 게임 상황 복사
page-game-export = 파일로 저장
page-game-report = 문제 신고
page-game-resign = 기권
page-game-resign-asks = 이 게임을 기권할까요?
page-game-resign-means = 패배로 기록되며 되돌릴 수 없습니다. 기권한 뒤에도 게임을 다시 볼 수 있고, 새 게임에서 다른 수를 시도해 볼 수 있습니다.
page-games-paste = 게임 상황 붙여넣기
page-games-device = 다른 기기에서 하기
page-new-play-link = 이 게임 하기
page-new-linked = 누군가 이 게임을 보냈습니다. 증서, 카드, 타일이 보낸 사람의 게임과 같습니다.
page-new-beat = 누군가 바로 이 게임에서 { $you } 대 { $ceres }의 결과를 냈습니다. 더 잘할 수 있나요?
page-new-link-bad = 이 링크로는 게임을 시작할 수 없습니다. 아무것도 시작하지 않았으니 직접 고르세요.
# $name is a part of the link, $value what it says
page-new-link-part = { $name }: 알 수 없는 값 { $value }

## the page: replay

page-replay-title = 다시 보기
page-replay-document = { $you } : { $ceres } · 다시 보기 · 케레스의 정원
page-replay-loading = 게임을 불러오는 중…
page-replay-back = 테이블로
page-replay-slider = 이 게임의 결정들
# what the slider says: where it is, and the points as if the era ended then
page-replay-at = { $number ->
    [0] 게임의 시작
   *[other] 결정 { $number }/{ $last } 이후
}
page-replay-at-points = { $era }시대, 당신 { $you }점, 케레스 { $ceres }점
page-replay-transport = 재생 조작
page-replay-first = 처음으로
page-replay-previous = 이전 결정
page-replay-step-back = 이전 단계
page-replay-play = 재생
page-replay-step-on = 다음 단계
page-replay-next = 다음 결정
page-replay-last = 끝으로
page-replay-turn = 이번 차례
page-replay-story = 기록
page-replay-ceres = 케레스
page-replay-start = 테이블이 준비되었고, 아직 아무도 행동하지 않았습니다.
page-replay-nothing-yet = 이 게임에서는 아직 아무도 행동하지 않았습니다.
page-replay-told = 규칙 버전 { $found }에서 한 게임인데, 지금 프로그램의 규칙 버전은 { $expected }입니다. 그때 기록된 그대로 볼 수는 있지만, 이어서 하거나 분석할 수는 없습니다.
page-replay-play-on = 여기서부터 하기
page-replay-play-on-means = 이 시점에서 새 게임을 시작합니다. 이 게임은 그대로 남습니다.
page-replay-play-on-real = 내 테이블에서 이어 하기
page-replay-play-on-real-means = 여기 보이는 대로 테이블을 준비하세요. 이 시점에서 새 게임이 시작되고, 이 게임은 그대로 남습니다.
page-replay-play-on-screen = 화면에서 이어 하기
page-replay-play-on-screen-means = 실제 테이블 없이 이 시점에서 새 게임을 시작합니다. 이 게임은 그대로 남습니다.
page-replay-go-on = 이 게임 이어 하기
page-replay-market = 시장
page-replay-began = 결정 { $number }부터 이어 가는 연습 게임입니다. 원래 게임은 그대로 남습니다.
page-replay-keys = 화살표 키: 결정, Shift와 함께: 단계, 스페이스: 재생과 일시 정지

## the page: giving a game to others, and taking one

page-share-link-copied = 링크를 복사했습니다. 링크를 여는 사람은 같은 배치로 게임할 수 있습니다.
page-share-look-copied = 링크를 복사했습니다. 링크를 여는 사람은 당신의 게임을 한 차례씩 볼 수 있습니다.
page-share-look-too-long = 링크에 담기에는 게임이 너무 깁니다. 대신 파일로 저장하세요.
page-share-look-loading = 게임을 여는 중…
page-share-look-bad = 이 링크에는 게임이 없습니다. 중간에 잘렸을 수 있으니 다시 받아 보세요.
page-share-no-link-own = 당신의 상자에 있는 카드나 타일로 하는 게임이라 링크에 담을 수 없습니다. 대신 파일로 저장하세요.
page-share-no-link-seed = 시드로 시작한 게임이 아니라서 링크로 다시 시작할 수 없습니다. 대신 파일로 저장하세요.
page-share-position-copied = 게임 상황을 복사했습니다. 숨겨진 것은 모두 새로 섞었으므로 앞으로 나올 것이 드러나지 않습니다.
page-share-not-copied = 브라우저가 복사를 허용하지 않습니다. 직접 복사하세요:
page-share-saved = 게임 { $count }판을 가져왔습니다.
page-share-paste-title = 게임 상황이나 게임 붙여넣기
page-share-paste-about = 게임 상황, 저장된 게임, 문제 신고의 텍스트를 여기에 붙여넣으세요. 게임 상황이면 거기서 새 게임이 시작됩니다.
page-share-paste-label = 텍스트
page-share-paste-begin = 거기서부터 하기
page-share-copy = 복사
page-share-link = 링크
page-share-looking-about = 링크를 여는 사람은 이 게임을 보고, 당신이 플레이하는 과정을 지켜볼 수 있습니다. 구경만 할 수 있고 플레이할 수는 없습니다.
page-share-looking-create = 링크 만들기
page-share-looking-copied = 링크를 복사했습니다. 링크를 여는 사람은 구경만 할 수 있고 플레이할 수는 없습니다.
page-share-looking-withdraw = 링크 취소
page-share-looking-withdrawn = 링크를 취소했습니다. 이제 이 링크로는 게임을 볼 수 없습니다.
page-share-looking-title = 구경하기
page-share-looking-document = { $you } : { $ceres } · 구경하기 · 케레스의 정원
page-share-looking-gone = 이 링크로는 더 이상 게임을 볼 수 없습니다
page-share-looking-gone-text = 링크가 취소되었거나 일부가 빠졌습니다. 플레이어에게 새 링크를 받으세요.
page-share-device-about = 다른 기기에서 이 링크를 여세요. 그 기기에도 당신의 게임이 나타나고, 두 기기에서 모두 플레이할 수 있습니다.
page-share-device-warning = 이 링크가 있는 사람은 누구나 당신의 게임을 플레이하고 삭제할 수 있습니다. 다른 사람에게 주지 마세요.
page-share-device-copied = 링크를 복사했습니다. 다른 기기에서 여세요.
page-share-device-renew = 링크 갱신
page-share-device-renew-means = 다른 사람이 링크를 알게 되었나요? 링크를 갱신하면 예전 링크는 물론 당신의 다른 모든 기기에서도 더 이상 게임을 열 수 없습니다. 이 기기에는 그대로 남습니다.
page-share-device-renewed = 링크를 갱신했습니다. 이제 이 기기에만 당신의 게임이 있습니다.
page-share-device-bring = 이 기기에서 내 게임 하기
page-share-device-bring-about = 이 링크는 한 플레이어의 게임을 이 기기로 가져옵니다. 당신의 링크일 때만 계속하세요.
page-share-device-bring-along = { $count ->
   *[other] 이 기기에 있는 게임 { $count }판도 합쳐집니다. 그러면 이 링크가 있는 다른 사람도 그 게임을 플레이하고 삭제할 수 있습니다.
}
page-share-device-bring-now = 게임 가져오기
page-share-device-brought = 게임을 가져왔습니다.
page-share-device-bad = 이 링크에는 게임이 없습니다. 중간에 잘렸을 수 있으니 다른 기기에서 다시 복사하세요.
page-share-phone-about = 휴대폰과 이 컴퓨터가 같은 네트워크(예: 집 와이파이)에 있어야 합니다.
# 명령줄에서도 씁니다.
page-share-phone-opens = 이 프로그램이 실행되는 동안, 이 네트워크에 있는 누구나 게임을 열어 플레이할 수 있습니다. 각자 자기 게임만 볼 수 있습니다.
page-share-phone-open = 내 네트워크에 열기
page-share-phone-scan = 휴대폰 카메라로 이 코드를 찍거나 주소를 입력하세요:
page-share-phone-network = 네트워크: { $adapter }
page-share-phone-none = 이 컴퓨터는 로컬 네트워크에 연결되어 있지 않습니다. 휴대폰과 같은 와이파이에 연결한 뒤 다시 시도하세요.
page-share-phone-elsewhere = 휴대폰에서 이 주소를 여세요:

## the page: report a problem

page-report-title = 문제 신고
page-report-about = 문제를 살펴볼 사람에게 줄 파일을 하나 만듭니다. 어디로도 보내지 않으며, 누구에게 줄지는 당신이 정합니다.
page-report-holds = 파일에 담기는 것
page-report-holds-game = 숨겨진 것까지 포함한 게임 전체와 지금 보이는 게임 상황
page-report-holds-story = 이 페이지에 보인 기록의 마지막 줄들
page-report-holds-versions = 프로그램, 규칙, 이 페이지의 버전과 당신의 브라우저, 언어, 창 크기
page-report-holds-errors = { $count ->
    [0] 이 페이지의 오류: 아직 없음
   *[other] 이 페이지에서 난 오류 { $count }개
}
page-report-told = 무슨 일이 있었고, 원래 어떻게 되어야 했나요?
page-report-save = 신고 파일 저장
page-report-saved = 신고 파일을 저장했습니다: { $name }

## the page: rules and rulings

page-rules-title = 규칙
page-rules-entry-title = { $title } · 규칙
page-guide-summary = 요약
page-guide-books = 규칙과 도움말
page-rules-about = 게임의 모든 규칙을 하나씩 설명합니다. 규칙서에 답이 없는 부분에는 이 앱에서 어떻게 하는지, 왜 그렇게 정했는지, 다른 방법은 무엇인지 적혀 있습니다.
page-rules-back-game = 게임으로
page-rules-contents = 목차
page-rules-print = 인쇄
page-rules-search = 규칙 검색
page-rules-search-hint = 낱말 또는 C2 같은 규칙 번호
page-rules-search-clear = 검색 지우기
# The words of the rules, and after the colon the words that people use for them.
page-rules-synonyms =
    은화: 돈, 동전, 금, 화폐, 코인
    가격: 비용, 비싼, 싼, 지불
    인접: 옆, 이웃, 붙은, 맞닿은
    동점, 같으면: 무승부, 비김, 비기, 타이브레이크
    승점: 점수, 포인트
    부지: 땅, 칸, 토지
    증서: 문서, 땅문서, 소유권
    마커: 토큰, 큐브, 말
    인구: 시민, 주민, 사람
    공공: 시민
    수입: 수익
    대체: 덮어, 업그레이드, 철거, 교체
    되돌리기, 되돌릴: 취소, 무르, 실수
    시대: 라운드
    시장: 상점, 가게
    대각선: 모서리, 꼭짓점
    거리: 먼, 가까운, 떨어진
    이깁니다: 승리, 이기, 패배, 승자
    마지막 차례: 게임 끝, 종료
    공개, 펼칩니다: 뒤집, 펼치
    저장: 이어하기, 이어 하기, 계속
    모양: 회전, 방향
    보너스: 다수, 일등
    정사각형: 격자
page-rules-found = { $count ->
    [0] 찾은 항목 없음
   *[other] 항목 { $count }개 찾음
}
page-rules-nothing = “{ $query }” 검색 결과가 없습니다.
page-rules-nothing-try = 더 짧은 낱말로 찾거나 목차에서 골라 보세요.
page-rules-unknown = “{ $id }” 규칙은 없습니다. 아래가 모든 규칙입니다.
page-rules-rulings = 해석 모두 보기
page-rules-ruling = 해석
page-rules-chosen = 적용 규칙
page-rules-why = 이유
page-rules-other = 다른 가능성
page-rules-sources = 규칙의 출처
page-rules-mark = { $mark ->
    [book] 규칙서
    [core] 기본판
    [unsettled] 기본판 (미확인)
    [ruling] 해석
    [rebuilt] 재구성
   *[ours] 자체 규칙
}
page-rules-about-mark = { $mark ->
    [book] 케레스의 정원 규칙서에 있습니다. 원문은 영어입니다.
    [core] 파운데이션: 로마 기본판의 규칙이며, 공개된 자료들이 일치합니다.
    [unsettled] 파운데이션: 로마 기본판의 규칙이지만, 공개된 자료들이 서로 다르거나 한 곳에만 나옵니다. 저희가 선택했습니다.
    [ruling] 규칙서에 없거나 두 가지로 읽을 수 있습니다. 저희가 선택했습니다.
    [rebuilt] 규칙서에 그림으로만 나옵니다. 규칙서의 글에 맞게 저희가 재구성했습니다. 상자가 있다면 당신의 카드와 타일로 할 수 있습니다.
   *[ours] 출판된 게임에는 없는 것입니다.
}
page-rules-chapter-t = 게임의 요소
page-rules-chapter-s = 게임 준비
page-rules-chapter-y = 당신의 차례
page-rules-chapter-c = 케레스의 차례
page-rules-chapter-p = 타일을 놓는 자리
page-rules-chapter-e = 시대의 끝
page-rules-chapter-v = 점수 계산
page-rules-chapter-d = 난이도
page-rules-chapter-m = 기념물
page-rules-chapter-x = 하우스 룰
page-rules-chapter-q = 그 밖의 질문
page-rules-chapter-l = 다른 언어
page-rules-chapter-app = 이 앱
page-rules-app-undo-title = 되돌리기
page-rules-app-undo = ‘되돌리기’는 마지막 행동을 취소하고, ‘다시 실행’은 그 행동을 다시 합니다. 그사이에 숨겨져 있던 카드나 증서, 타일이 공개되었다면 되돌릴지 먼저 묻고, 되돌리면 게임에 표시가 남습니다. 되돌리기 없는 게임은 케레스의 차례가 진행된 뒤에는 되돌릴 수 없습니다. 실제 테이블에서는 입력한 것을 하나씩, 원하는 만큼 되돌릴 수 있습니다.
page-rules-app-saving-title = 저장된 게임
page-rules-app-saving = 행동을 할 때마다 바로 저장됩니다. 언제든 앱을 닫아도 되며, 처음 화면에서 이어 할 수 있습니다. 게임을 파일로 저장해 다른 곳에서 열 수도 있습니다.
page-rules-column-language = 규칙서
page-rules-column-says = 번역의 내용
page-rules-column-plays = 영어 원문과 이 게임
page-rules-pieces = { $count }개
page-rules-figure = 수치
page-rules-figure-double = 더블 타일: 인구, 그리고 뇌물과 당신의 공공 건물이 세는 은화
page-rules-figure-double-vp = 더블 상업 타일: 1·2시대 승점 (3시대에는 1점 더)
page-rules-figure-civic-vp = 공공 타일: 종류가 맞는 당신의 건물마다 승점
page-rules-figure-gardens-at-start = 시작할 때의 정원
page-rules-figure-failed-claim-vp = 증서 확보 실패의 승점
# Below pictures of small cities. Letters with numbers are Lots here.
page-rules-scene-build-over = 왼쪽 그림에는 B2에 도무스, C2와 D2에 도무스 막시마가 있습니다. B2, B3, C2에 ㄱ자 인술라를 건설합니다. 3칸짜리이므로 1칸 건물과 2칸 건물을 대체할 수 있습니다. 두 건물은 트레이로 돌아가고, 이제 덮이지 않은 D2에는 당신의 마커를 놓습니다.
page-rules-scene-claim = 카드는 증서 확보 C E G입니다. C열의 증서는 시장에 없으므로 글자는 E입니다. 케레스의 가장 가까운 부지에서 E4는 3칸, E6과 E2는 2칸 떨어져 있습니다. 둘 중 E2가 더 저렴하므로 케레스는 E2를 가져갑니다.
page-rules-scene-beside = 정원 4개짜리 공원에는 인접한 케레스의 빈 부지가 없으므로 따지지 않습니다. E3은 2개짜리 공원에, F2는 1개짜리 공원에 인접합니다. 타일은 E3에 놓습니다.
page-rules-scene-diagonal = 공원에 인접한 케레스의 빈 부지가 없습니다. C4는 2개짜리 공원에, D5는 1개짜리 공원에 대각선으로 닿습니다. 타일은 C4에 놓습니다.
page-rules-scene-far = B4와 D2는 둘 다 공원에서 3칸이고, F5는 더 멉니다. 당신의 도무스는 D2에서 2칸, B4에서 4칸입니다. 타일은 B4에 놓습니다.
page-rules-scene-choice = B3과 D2는 둘 다 3개짜리 공원에 인접합니다. B3에 놓으면 정사각형이 완성되고, D2에 놓으면 당신의 도무스에 인접합니다. 당신이 고릅니다.
page-rules-scene-squares = 3 × 3 정사각형은 승점 18점, 2 × 2 정사각형은 4점입니다. D1과 D2는 C1, C2와도 정사각형을 이루지만, C1과 C2는 이미 큰 정사각형에 들어 있습니다.

## the page: what the program is

page-about-unofficial = 케레스의 정원은 팬이 만든 비공식 프로그램입니다. 보드게임 출판사의 그림이나 글은 들어 있지 않습니다.
page-about-version = 버전
page-about-rules = 규칙 버전
page-about-engine = 엔진
# $how is compiled or interpreted, $where server or page, $python a version.
page-about-runs = { $where ->
    [page] { $how ->
        [compiled] 컴파일됨, 이 페이지에서 실행 (Python { $python })
       *[interpreted] 인터프리터, 이 페이지에서 실행 (Python { $python })
    }
   *[server] { $how ->
        [compiled] 컴파일됨, 서버에서 실행 (Python { $python })
       *[interpreted] 인터프리터, 서버에서 실행 (Python { $python })
    }
}
page-about-docs = 문서
page-about-licences = 라이선스
page-about-own-licence = 케레스의 정원은 MIT 라이선스를 따르는 자유 소프트웨어입니다. 다른 사람들이 만든 다음 저작물이 각각의 라이선스에 따라 들어 있습니다:

## rulings: what was chosen, why, and what else it could have been

ruling-t3-chosen = 부지에서 부지로, 가로와 세로로 움직이는 칸 수를 셉니다. 공원과 당신의 건물처럼 여러 부지끼리는 가장 가까운 한 쌍으로 셉니다.
ruling-t3-why = 인접, 공원, 정사각형 등 보드의 다른 모든 것이 변을 기준으로 합니다. 테이블에서 세기도 쉽습니다.
ruling-t3-other = 자로 잰 직선거리, 대각선도 한 칸으로 세는 거리, 공원 한가운데까지의 거리.
ruling-t4-chosen = 케레스의 빈 부지에 정원이나 기념물을 놓으면 거기 있던 마커는 케레스의 공급처로 돌아갑니다.
ruling-t4-why = 당신의 마커는 건설할 때 돌아오고, 정원은 케레스에게 건물을 대신하는 것입니다. 마커가 돌아오지 않으면 곧 바닥납니다.
ruling-t4-other = 마커가 정원 아래에 남아, 케레스가 게임 내내 부지를 8칸까지만 확보하기.
ruling-buildings-chosen = 표에 있는 공공 건물 효과를 씁니다. 도서관은 인접한 인구를 먼저 모두 더한 뒤 반으로 나누어 내림합니다. 노점은 은화를 셉니다.
ruling-buildings-why = 공공 건물의 효과가 모두 나오는 공개 자료는 하나뿐입니다. 노점은 그 자료의 글과 프로그램이 서로 다른데, 프로그램은 더 큰 상점가처럼 은화를 셉니다.
ruling-buildings-other = 노점: 인접한 상업 건물마다 승점 1점. 도서관: 인접한 건물마다 따로 내림.
ruling-names-chosen = 저희가 붙인 이름과, 바뀌지 않는 id를 씁니다. 모양만 다른 두 건물은 ㄱ자, 사각, 일자라는 말로 구별합니다.
ruling-names-why = 기록에는 바뀌지 않는 이름이 필요하고, 상자의 글은 가져다 쓰지 않습니다.
ruling-names-other = 상자에 인쇄된 이름.
ruling-tiles-chosen = 타일의 4분의 1은 주거, 4분의 1은 상업, 절반은 공공이며, 공공 네 가지는 수가 같습니다. 더블 타일은 주거와 상업에만 있고, 그 절반이 안 됩니다.
ruling-tiles-why = 규칙서에는 타일이 32개라는 것과 어떤 종류가 있는지는 나오지만, 종류마다 몇 개인지는 나오지 않습니다.
ruling-tiles-other = 32개의 다른 모든 구성.
ruling-cards-chosen = 증서 확보 11장, 공원 확장 4장, 뇌물 3장입니다. 글자는 저마다 첫째, 둘째, 셋째 자리에 한 번씩 나오고, 숫자 1~4는 거의 같은 횟수로 나옵니다.
ruling-cards-why = 규칙서에는 카드가 그림으로만 나옵니다. 이렇게 구성하면 어느 열도 유리하지 않습니다.
ruling-cards-other = 다른 모든 구성. 그에 따라 케레스의 실력이 달라집니다.
ruling-s1-chosen = 케레스의 증서 6장은 뒷면으로 놓고, 그 부지들에 케레스의 마커를 놓지 않습니다.
ruling-s1-why = 이 카드들은 비밀입니다. 마커를 놓으면 어느 부지인지 드러나고, 나중에 공개해도 새로 알게 되는 것이 없습니다.
ruling-s1-other = 사람 플레이어처럼 처음부터 보드에 마커 6개를 놓기.
ruling-s2-chosen = 당신과 케레스는 승점 0점으로 시작합니다.
ruling-s2-why = 공개된 설명들이 서로 다르고, 0점이 더 단순합니다.
ruling-s2-other = 양쪽 모두 승점 5점. 그래도 양쪽이 똑같이 시작하므로 승자는 바뀌지 않습니다.
ruling-s4-chosen = 더미는 1시대 13장, 2시대 12장, 3시대 12장입니다.
ruling-s4-why = 더미들은 거의 같아야 하는데 37은 3으로 나누어떨어지지 않습니다. 그래서 첫 더미를 한 장 많게 했습니다.
ruling-s4-other = 나중 시대의 더미를 한 장 많게 하거나, 증서 한 장을 빼놓기.
ruling-y4-chosen = 건설한 뒤 당신의 빈 부지가 8칸을 넘게 되는 건설은 할 수 없습니다.
ruling-y4-why = 당신의 빈 부지마다 마커가 필요한데 마커는 8개입니다. 이렇게 하면 실수로 부지를 잃는 일이 없습니다.
ruling-y4-other = 마커가 없는 부지를 잃기, 마커 없이 그대로 소유하기, 포기할 부지를 당신이 고르기.
ruling-c1-chosen = 숫자는 카드 줄을 왼쪽부터 셉니다.
ruling-c1-why = 카드 줄은 왼쪽으로 당기고 오른쪽에서 채우며, 시장도 왼쪽부터 봅니다. 규칙서에는 그림으로만 나옵니다.
ruling-c1-other = 오른쪽부터 세기.
ruling-c2-chosen = 케레스의 마커, 정원, 기념물이 있는 부지가 케레스의 부지입니다. 하나도 없으면 가격으로 정하고, 그다음 시장의 자리로 정합니다.
ruling-c2-why = 정원이나 기념물이 있는 부지도 마커가 있는 부지와 똑같이 케레스의 것입니다. 부지가 하나도 없을 때 어떻게 하는지는 규칙서에 나오지 않습니다.
ruling-c2-other = 마커가 있는 부지만 세기, 또는 뒷면으로 놓인 케레스의 증서도 세기.
ruling-c5-chosen = 케레스의 증서 덱에서 공개한 증서는 케레스의 버린 카드 더미로 가서 다시 돌아오지 않습니다. 버린 카드 더미를 다시 섞어 쓰는 일은 없습니다.
ruling-c5-why = 규칙서는 게임을 준비할 때 공개한 증서를 그 더미에 놓게 하고, 증서 덱이 바닥나는 경우를 따로 정해 두었습니다.
ruling-c5-other = 버린 카드 더미로 새 증서 덱 만들기.
ruling-c8-chosen = 부지는 평소처럼 정하고, 여러 곳이 남으면 당신이 고릅니다(P1~P4). 케레스의 마커는 공급처로 돌아가고, 그 부지는 게임이 끝날 때까지 주인 없는 부지가 됩니다. 케레스의 증서 덱에서 나온 부지(C5)라면 돌려놓을 마커가 없습니다. 인접한 부지 중 케레스의 마커, 정원, 기념물이 있는 것마다 승점 4점입니다.
ruling-c8-why = 규칙서가 부지 하나와 그 마커를 말하므로 먼저 부지를 정해야 합니다. 아무것도 없는 부지에는 주인이 없습니다.
ruling-c8-other = 정원이 있는 부지만 세기, 부지가 그대로 케레스의 것으로 남기, 증서 덱에서 나온 부지에는 아무 일도 없기.
ruling-p2-chosen = 공원에 대각선으로 닿는 케레스의 빈 부지가 여럿이면, 그런 공원 중 가장 큰 공원에 닿는 부지에 놓습니다.
ruling-p2-why = 바로 앞 단계(P1)와 같은 순서입니다.
ruling-p2-other = 그 부지들 모두 중에서 당신이 고르기.
ruling-p3-chosen = 먼저 가장 큰 공원에 가장 가까운 곳, 그다음 당신의 건물에서 가장 먼 곳입니다. 거리는 각각 가장 가까운 것까지 셉니다. 가장 큰 공원이 여럿이면 그중 가장 가까운 공원으로 셉니다. 당신의 건물이나 케레스의 공원이 없으면 그 단계는 건너뜁니다.
ruling-p3-why = 규칙서는 두 가지를 모두 말하면서 공원을 먼저 듭니다. 건물이나 공원이 없으면 거리를 셀 대상이 없습니다.
ruling-p3-other = 당신의 건물에서 가장 먼 곳을 먼저 따지기, 두 거리를 함께 따지기, 가장 큰 공원이 여럿일 때 당신이 고르기.
ruling-p4-chosen = 가장 큰 공원이나 크기가 같은 공원들에 대각선으로 닿는 부지가 여럿일 때도 당신이 고릅니다.
ruling-p4-why = 규칙서는 앞 단계와 뒤 단계에서 당신이 고르게 하지만 이 단계에서는 말이 없습니다. 어쨌든 한 곳을 정해야 합니다.
ruling-p4-other = 거리 규칙(P3)으로 먼저 정하기, 또는 무작위로 정하기.
ruling-p5-chosen = 규칙서가 케레스 대신 당신이 고르게 하는 곳에서는 게임이 멈추고 묻습니다. 당신의 선택은 기록되고 되돌릴 수 있으며, 봇도 이 선택을 합니다.
ruling-p5-why = 이 선택에 승점이 걸릴 때가 많고, 선택을 기록하지 않으면 게임을 다시 재현할 수 없습니다.
ruling-p5-other = 프로그램이 무작위로, 또는 정해진 순서로 고르기.
ruling-e1-chosen = 시대의 증서가 다 나가면, 마지막 증서를 가져간 쪽까지 포함해 양쪽이 차례대로 한 번씩 더 합니다.
ruling-e1-why = 공개된 설명들이 서로 다릅니다. 마지막 증서 뒤에 케레스의 마지막 행동이 온다는 규칙서와는 이 방식이 맞습니다.
ruling-e1-other = 당신이 마지막 증서를 가져갔을 때만 케레스가 한 차례 더 하기, 또는 시대가 바로 끝나기.
ruling-e2-chosen = 마지막 차례도 평소의 차례 순서대로 합니다. 케레스가 마지막 증서를 가져갔다면 당신이 먼저, 아니면 케레스가 먼저입니다.
ruling-e2-why = 규칙서에는 차례 순서를 끊는 내용이 없습니다.
ruling-e2-other = 케레스가 언제나 당신의 마지막 차례보다 먼저 바로 확장하기, 또는 언제나 그 뒤에 확장하기.
ruling-e3-chosen = 점수 계산 뒤에도 차례는 순서대로 이어집니다. 시대의 맨 마지막 차례를 하지 않은 쪽이 먼저 합니다.
ruling-e3-why = 규칙서에는 다음 시대를 누가 시작하는지 나오지 않습니다.
ruling-e3-other = 시대마다 당신이 먼저 하기.
ruling-v2-chosen = 1시대와 2시대가 끝날 때는 은화를, 3시대가 끝날 때는 그 대신 승점을 얻습니다.
ruling-v2-why = 공개된 자료로는 확실하지 않습니다. 마지막 시대가 지나면 은화는 쓸모가 없으므로 승점이 그 자리를 대신합니다.
ruling-v2-other = 시대마다 은화와 승점을 모두 얻기.
ruling-v3-chosen = 케레스의 기념물도 당신의 공공 건물에 인접한 것으로 보고, 표시된 값으로 셉니다(M6).
ruling-v3-why = 규칙서는 인접한 것으로 정원을 들지만 케레스의 기념물은 말하지 않습니다. 기념물도 다른 것과 다름없는 도시의 건물입니다.
ruling-v3-other = 케레스의 기념물은 당신의 점수에 전혀 세지 않기.
ruling-v4-chosen = 3시대가 끝날 때만 빈 부지 한 칸마다 승점 1점을 얻습니다.
ruling-v4-why = 공개된 자료로는 확실하지 않습니다. 앞선 시대의 빈 부지에는 나중에 건설할 수 있지만, 게임이 끝나면 그럴 수 없습니다.
ruling-v4-other = 빈 부지로는 승점 없음, 또는 시대마다 빈 부지로 승점 얻기.
ruling-v6-chosen = 더블 상업 타일은 어려움 난이도에서도 승점 1점이고, 도전 난이도에서만 2점입니다. 3시대에는 1점을 더해 어려움 난이도에서 2점, 도전 난이도에서 3점입니다.
ruling-v6-why = 규칙서는 2점을 도전 난이도에서 더해지는 것으로 적었습니다. 3시대에는 상업 타일마다 승점 1점을 더합니다.
ruling-v6-other = 타일 요약표를 달리 읽으면 어려움 난이도에서도 2점. 도전 난이도의 3시대에는 4점, 또는 2점.
ruling-v7-chosen = ‘일치하는 아이콘’은 건물의 종류를 뜻하며, 건물에 표시된 값은 따지지 않습니다. 도전 난이도에서도 종류가 맞아야 하고, 2점 대신 3점입니다.
ruling-v7-why = 규칙서는 값을 따지지 않는다고 합니다. 도전 난이도에 관한 문장은 점수만 바꾸고 나머지는 다시 적지 않았습니다.
ruling-v7-other = 도전 난이도에서는 종류와 상관없이 공공 타일에 인접한 당신의 건물마다 3점.
ruling-v8-chosen = 정원이 겹치지 않게 정사각형을 고르는 모든 방법 중 승점이 가장 많은 것을 셉니다.
ruling-v8-why = 규칙서는 가장 높은 점수를 세라고 하며, 이렇게 하면 어떤 순서로 보든 결과가 같습니다. 예를 들어 정원 28개가 A1~F3, B4~D6, E4에 있으면 3 × 3 세 개로 54점입니다. 4 × 4부터 세면 52점밖에 되지 않습니다.
ruling-v8-other = 가장 큰 정사각형을 먼저, 그다음 남은 것 중 가장 큰 것을 세기.
ruling-v10-chosen = 은화와 빈 부지의 승점은 당신만 얻습니다.
ruling-v10-why = 규칙서에는 케레스의 점수 계산 방법이 나오는데, 둘 다 들어 있지 않습니다.
ruling-v10-other = 3시대에 케레스도 빈 부지 한 칸마다 승점 1점.
ruling-monuments-chosen = 표에 있는 수치와 조건을 씁니다. 조건은 건설로 무언가 바뀌기 전에 확인합니다. 그래서 판테온은 당신의 건물을 대체해서만 건설할 수 있습니다.
ruling-monuments-why = 모든 기념물이 나오는 공개 자료는 하나뿐입니다.
ruling-monuments-other = 실제 카드의 다른 수치, 모든 칸이 가장자리에 있어야 하는 조건, 가진 은화로 따지는 조건, 건설한 뒤에 확인하는 조건.
ruling-m1-chosen = 당신의 기념물을 다른 건물로 대체하면 공급처로 돌아갑니다. 양쪽 모두 다시 건설할 수 있고, 건설할 때의 효과도 다시 일어납니다.
ruling-m1-why = 대체된 건물은 왔던 곳으로 돌아가는데, 기념물은 공급처에서 왔습니다.
ruling-m1-other = 게임에서 제거하기, 대체할 수 없게 하기, 효과가 한 번만 일어나기.
ruling-m2-chosen = 케레스는 가장 작은 것부터 보아, 칸 수가 자기 타일 수보다 적고 자기 빈 부지에 모양대로 들어맞는 첫 기념물을 건설합니다. 직접 적은 게임 상황에서만 있을 수 있는 같은 크기끼리는 id의 알파벳순입니다.
ruling-m2-why = 규칙서는 가장 작은 것을 먼저 고르라고 합니다. 자리가 없는 것은 고를 수 없으므로 그다음 것을 봅니다.
ruling-m2-other = 가장 작은 것만 보고, 들어맞지 않으면 아무것도 건설하지 않기.
ruling-m3-chosen = 놓을 수 있는 모든 자리를 타일의 부지처럼 비교합니다(P1~P4). 한 칸이라도 공원에 인접하거나 대각선으로 닿으면 그 자리도 그렇게 보고, 거리는 가장 가까운 칸으로 셉니다.
ruling-m3-why = 규칙서는 타일의 규칙을 따르라고 하는데, 그 규칙은 부지 한 칸을 다룹니다. 이것이 기념물에 옮기는 가장 단순한 방법입니다.
ruling-m3-other = 가장 많은 칸이 공원에 인접한 자리, 모든 칸이 인접한 자리, 또는 부지 한 칸을 먼저 고르기.
ruling-m4-chosen = 케레스는 가장자리를 포함해 모든 조건을 무시합니다. 건설할 때의 효과는 케레스가 건설해도 양쪽 모두에 일어납니다. 정원은 케레스의 건물로 보며, 케레스는 은화를 받지 않습니다.
ruling-m4-why = 규칙서는 케레스에게 요구 조건을 면해 주는데, 효과는 조건이 아닙니다. 정원은 케레스에게 건물을 대신하는 것입니다.
ruling-m4-other = 케레스가 건설할 때는 효과 없음, 당신에게만 효과, 정원은 세지 않기.
ruling-m5-chosen = 모든 난이도에서 아이콘 하나로 봅니다. 인구 1, 승점 1점(3시대에는 2점), 또는 그 기념물이 세는 것을 점수로 삼는 공공 타일입니다.
ruling-m5-why = 규칙서는 케레스의 기념물을 보통 타일처럼 계산하라고 하는데, 더블 타일은 보통 타일이 아닙니다. 공공 기념물은 가장 비슷한 타일로 봅니다.
ruling-m5-other = 표시된 수치, 더블 아이콘, 칸마다 타일 하나로 계산, 공공 기념물은 점수 없음.
ruling-m6-chosen = 케레스의 기념물은 공원에도 정사각형에도 들어가지 않고, 뇌물(C7)이나 다음 기념물(M2)에도 세지 않습니다. 그 부지는 케레스의 것입니다(C2, C8). 당신의 공공 건물은 표시된 값으로 셉니다.
ruling-m6-why = 기념물은 건물이며, 규칙서는 케레스의 점수를 계산할 때만 타일처럼 다룹니다.
ruling-m6-other = 기념물이 공원에 들어가기, 당신의 공공 건물에도 케레스의 점수 계산(M5)처럼 아이콘 하나로 세기.
ruling-m7-chosen = 크기가 다르다는 것은 칸 수가 다르다는 뜻입니다.
ruling-m7-why = 케레스가 가장 작은 것을 먼저 고르려면 크기가 숫자여야 합니다.
ruling-m7-other = 모양이 다르면 크기가 다른 것으로 보기.
ruling-x1-chosen = 정확히 3 적으면 승점을 얻습니다. 인구가 없으면 아무것도 얻지 못합니다. 당신의 인구가 더 많으면, 케레스는 얼마나 적든 평소처럼 승점을 얻습니다(V1).
ruling-x1-why = 작은 집 한 채만 있으면 케레스의 인구 덕을 볼 수 있다고 말하는 플레이어를 위한 것입니다.
ruling-x2-chosen = 공원과 케레스의 타일 수는 덮기 전에 셉니다. 정원을 덮는 자리는 그 공원에 인접한 것으로 봅니다(P1). 덮인 정원은 더 이상 기념물에 인접한 건물이 아니며, 맨 나중에, 부지 순서대로 뽑습니다.
ruling-x2-why = 케레스가 아무것도 덮지 않고 기념물도 좀처럼 건설하지 않는다고 말하는 플레이어를 위한 것입니다.
ruling-x3-chosen = 똑같이 큰 공원에 인접한 증서가 여럿이면, 증서 확보(C4)처럼 하되 마커 없이 가장 왼쪽 것을 가져갑니다. 시장은 다음 타일 전에 채웁니다. 주머니가 비었으면 평소처럼 승점을 얻습니다(C8). 이렇게 마지막 증서를 가져가면 케레스의 차례가 끝날 때 마지막 차례가 시작됩니다(E1).
ruling-x3-why = 게임 후반에 케레스가 할 일이 없어진다고 말하는 플레이어를 위한 것입니다.
ruling-x4-chosen = 이 승점은 다른 승점과 똑같이 최종 점수에 들어가지만, 어느 시대의 점수 계산에도 속하지 않습니다. 은총은 많아야 하나입니다. 모든 난이도, 기념물, 다른 하우스 룰과 함께 쓸 수 있습니다.
ruling-x4-why = 도전 난이도를 이기고 그보다 어려운 것을 찾지 못하는 플레이어를 위한 것입니다.

## small questions that no rule answers: the question, and our answer

ruling-question-no-lot-title = 케레스에게 부지가 하나도 없을 때
ruling-question-no-lot = 거리로는 정할 수 없으므로, 가격으로 정하고 그다음 시장의 자리로 정합니다.
ruling-question-her-lots-title = 거리를 셀 때의 부지
ruling-question-her-lots = 케레스의 마커, 정원, 기념물이 있는 부지입니다. 뒷면으로 놓인 케레스의 증서는 세지 않습니다.
ruling-question-one-tile-title = 공공 건물에 인접한 공원
ruling-question-one-tile = 인접한 정원 타일 하나하나가 건물 하나입니다. 공원 전체를 건물 하나로 보지 않습니다.
ruling-question-civic-icons-title = 공공 타일의 아이콘
ruling-question-civic-icons = 그 타일이 어떤 건물로 점수를 얻는지만 나타냅니다. 인구나 은화로 세지 않으며, 케레스의 기념물을 위해 타일을 셀 때 주거 타일이나 상업 타일로 치지도 않습니다.
ruling-question-doubles-title = 당신의 공공 건물에 인접한 더블 타일
ruling-question-doubles = 난이도를 따릅니다. 보통 난이도에서는 인구 1 또는 은화 1개, 어려움과 도전 난이도에서는 2입니다.
ruling-question-when-built-title = 기념물을 건설할 때 인접한 것
ruling-question-when-built = 건설한 뒤의 보드로 따집니다. 대체된 건물과 덮인 정원은 이미 없는 것입니다.
ruling-question-icon-title = 기념물을 위해 케레스의 타일을 세는 때
ruling-question-icon = 카드의 행동을 마친 뒤이므로, 방금 놓은 타일도 셉니다. 케레스는 조건을 따지지 않습니다.
ruling-question-tower-title = 당신의 상업 기념물의 승점
ruling-question-tower = 다른 상업 건물처럼 3시대에만 승점을 줍니다. 1시대와 2시대에는 경이의 탑에서 얻는 것이 없습니다.
ruling-question-large-squares-title = 4 × 4보다 큰 정사각형
ruling-question-large-squares = 없습니다. 5 × 5 정원은 4 × 4 하나와 그 옆에 들어맞는 나머지로 셉니다.
ruling-question-tie-title = 승점이 같을 때
ruling-question-tie = 케레스가 이깁니다. 규칙서에 있는 내용이지만 자주 묻기에 여기에 적습니다.
ruling-question-unsorted-title = 직접 적은 상황: 목록이 정렬되지 않았을 때
ruling-question-unsorted = 받아들이고 정렬합니다.
ruling-question-twice-title = 직접 적은 상황: 같은 것이 두 번 적혔을 때
ruling-question-twice = 받아들이지 않습니다.
ruling-question-no-choice-title = 직접 적은 상황: 고를 것이 없는 선택
ruling-question-no-choice = 자리가 두 곳보다 적으면 물을 일이 없으므로 받아들이지 않습니다.
ruling-question-last-turn-title = 직접 적은 상황: 케레스의 마지막 차례에 기념물
ruling-question-last-turn = 실제 게임에서는 일어날 수 없습니다. 받아들여 그대로 수행하며, 그것으로 케레스의 마지막 차례가 끝납니다.
ruling-question-second-icon-title = 직접 적은 상황: 놓을 기념물이 있는데 아이콘도 남았을 때
ruling-question-second-icon = 실제 게임에서는 그때 이미 아이콘을 쓴 뒤입니다. 여기서는 그래도 수행하므로, 케레스가 기념물을 하나 더 건설할 수 있습니다.
ruling-question-no-deeds-title = 직접 적은 상황: 증서가 없을 때
ruling-question-no-deeds = 받아들입니다. 증서 없이 시작하는 시대는 평소와 같은 차례로 시작합니다.

## where translations of the rulebook differ: what they say, and what is played

ruling-translation-dearest-says = 최고가 증서 확보: 가격이 같으면 가장 왼쪽 증서.
ruling-translation-dearest-plays = 가장 오른쪽 증서.
ruling-translation-every-tile-says = 마지막 점수 계산: 모든 정원 타일마다 승점 1점 더.
ruling-translation-every-tile-plays = 상업 정원 타일에만.
ruling-translation-largest-park-says = 공원 확장: 타일을 케레스의 가장 큰 공원에 인접하게 놓음.
ruling-translation-largest-park-plays = 인접한 케레스의 빈 부지가 있는 공원 중 가장 큰 공원에 인접하게 놓음.
ruling-translation-markers-says = 케레스의 부지 마커가 8개라고 직접 적음.
ruling-translation-markers-plays = 부지 마커 한 벌 더. 이것도 8개입니다.
ruling-translation-coins-says = 뇌물: 모든 카드에 은화가 놓일 때까지 계속함.
ruling-translation-coins-plays = 이미 은화가 있었든 없었든 증서마다 은화 1개.
ruling-translation-gardens-says = 공공 점수 계산: 서로 인접한 케레스의 정원은 점수를 주지 않음.
ruling-translation-gardens-plays = 케레스의 공공 타일은 케레스의 다른 정원으로 점수를 얻지 않음.
ruling-translation-population-says = 기념물: 케레스의 인구와 상업 타일을 더해서 셈.
ruling-translation-population-plays = 타일을 셈. 더블 타일도 1개.
ruling-translation-turn-says = 케레스의 마지막 행동은 차례가 끝날 때 함.
ruling-translation-turn-plays = 라운드, 곧 시대가 끝날 때.
ruling-translation-diagonal-says = 공원 확장: 대각선 부지. 케레스의 것이어야 한다는 말이 없음.
ruling-translation-diagonal-plays = 케레스가 소유한 대각선 부지.
ruling-translation-cards-says = 증서 카드와 행동 카드의 이름이 같음. 증서 확보와 뇌물에서는 행동 타일이라고 함.
ruling-translation-cards-plays = 증서 카드.
ruling-translation-chart-says = 타일 요약표: 공공 타일에 인접한 당신의 건물로 승점 2점. 모두 합쳐 2점으로도 읽힘. 도전: 각각 3점인데 누구의 건물인지 말하지 않음.
ruling-translation-chart-plays = 인접한 당신의 건물 하나마다.
ruling-translation-monument-deck-says = 기념물 덱과 카드를 판과 타일이라고 함.
ruling-translation-monument-deck-plays = 덱과 카드.
ruling-translation-double-says = 보통 난이도에서 더블 주거 타일은 인구로 셈. 얼마인지는 없음.
ruling-translation-double-plays = 1로 셈.
ruling-translation-garbled-says = 대각선 부지에 관한 문장이 엉켜 있음.
ruling-translation-garbled-plays = 케레스가 소유한 대각선 부지.
ruling-translation-missing-says = 게임 준비 4~6단계와 난이도 선택이 빠져 있음.
ruling-translation-missing-plays = 빠짐없이 있음.
ruling-translation-bank-says = 구입한 증서 위의 은화는 행으로 돌아감.
ruling-translation-bank-plays = 은행으로 돌아감.
ruling-translation-opposite-says = 승점이 더 높은 경우의 반대라면 패배. 동점일 때를 알 수 없음.
ruling-translation-opposite-plays = 승점이 더 많지 않으면 패배.
ruling-translation-squares-says = 정사각형: 승점이 가장 많은 조합만 셈.
ruling-translation-squares-plays = 정원은 점수가 가장 높은 정사각형 하나에만 셈. 이 게임은 한국어 규칙서대로 합니다.
ruling-translation-shuffling-says = 기념물: 크기가 다른 세 개를 뽑음. 섞는다는 말이 없음.
ruling-translation-shuffling-plays = 먼저 섞음.
ruling-translation-instead-says = 도전: 더블 상업 타일의 2점이 1점을 대신한다는 말이 없음.
ruling-translation-instead-plays = 1점 대신 2점.
ruling-translation-her-lot-says = 공원 확장: 공원에 인접한 빈 부지. 케레스의 것이어야 한다는 말이 없음.
ruling-translation-her-lot-plays = 케레스의 빈 부지.
ruling-translation-monument-card-says = 기념물 카드를 케레스가 소유한 증서 더미 옆에 놓음.
ruling-translation-monument-card-plays = 케레스의 버린 카드 더미 옆에.

## the page: without a server

page-site-loading =
    { $stage ->
        [load] 게임을 불러오는 중입니다…
        [python] Python을 시작하는 중입니다…
        [rules] 규칙을 읽는 중입니다…
       *[store] 네트워크 없이도 할 수 있게 게임을 저장하는 중입니다…
    }

## the page: without a server

page-site-denied = 이 브라우저에서는 페이지가 아무것도 저장할 수 없어, 페이지를 닫으면 게임이 사라집니다. 남기고 싶은 게임은 파일로 저장하세요.
page-site-full = 브라우저에 이 페이지가 쓸 공간이 남지 않아 이번 것은 저장되지 않았습니다. 필요 없는 게임이나 다른 사이트의 데이터를 지워 공간을 만든 뒤 다시 시도하거나, 게임을 파일로 저장하세요
page-site-storage-failed = 지금은 브라우저의 저장소가 작동하지 않아({ $problem }) 이번 것은 저장되지 않았습니다. 다시 시도하거나, 게임을 파일로 저장한 뒤 페이지를 새로고침하세요
page-site-save = 마지막으로 파일을 저장한 뒤 게임 { $games }판을 마쳤습니다. 이 브라우저는 게임을 보관하겠다고 약속하지 않았습니다.
page-site-save-now = 내 게임 저장
page-site-install = 게임을 설치하세요. 전용 아이콘으로 시작할 수 있고, 인터넷이 없어도 됩니다.
page-site-install-now = 설치
page-site-install-apple = 홈 화면에 게임을 두세요. Safari에서 공유를 누른 다음 ‘홈 화면에 추가’를 누르면 됩니다. 그러면 인터넷 없이도 할 수 있습니다.
page-site-install-later = 나중에
page-site-too-new = 이 브라우저의 게임은 이 페이지의 더 새로운 버전으로 저장되었습니다. 그대로 두었습니다. 네트워크에 연결하고 페이지를 새로고침해 그 버전을 받으세요
page-site-failed = 게임에서 오류가 났습니다({ $problem }). 게임은 그대로입니다
page-site-away = 일부를 불러오지 못했습니다. 네트워크에 연결되면 저절로 이어집니다. 잃은 것은 없습니다.
page-site-renew = 새 버전이 준비되었습니다.
page-site-renew-now = 새로고침
page-site-renew-later = 새 버전이 준비되었지만 다른 탭에 게임이 열려 있습니다. 먼저 그 탭을 닫으세요.

## the page: a guided first game
## Short, warm and plain: one thought each. What is to be done stands last.

page-learn-title = 첫 게임
page-learn-loading = 배우기를 준비하는 중…
page-learn-progress = { $number }/{ $of }
page-learn-on = 다음
page-learn-more = 더 보기
page-learn-show = 어디인지 보기
page-learn-do = 대신 해 주기
page-learn-leave = 배우기 그만두기
page-learn-left = 이제 설명 없이 이어 갑니다. 배우기는 처음 화면에 그대로 있습니다.
page-learn-alone = 혼자 이어 하기
page-learn-watch = 잘했습니다. 이제 케레스의 차례입니다. ‘다음’을 눌러 따라가 보세요.
# When something else was tried than the lesson wants
page-learn-later-income = 좋은 생각이지만 나중에 하세요. 지금은 수입을 받으세요.
page-learn-later-buy = 좋은 생각이지만 나중에 하세요. 지금은 { $deed } 증서를 구입하세요.
page-learn-later-build = 좋은 생각이지만 나중에 하세요. 지금은 { PIECE($id, form: "eul") } { LIST($lots) }에 건설하세요.
page-learn-later-place = 좋은 생각이지만 나중에 하세요. 지금은 타일을 { $lot }에 놓으세요.

# The steps, in their order
page-learn-step-city = 로마에 오신 것을 환영합니다. 부지는 49칸이고, 열과 행으로 이름을 붙입니다. 빨간 방패는 당신의 빈 부지, 초록 마름모는 케레스의 빈 부지입니다. 당신은 작은 건물 두 개를 건설했고, 케레스에게는 정원 세 개가 있습니다.
page-learn-step-goal = 게임은 세 시대로 이루어지고, 시대가 끝날 때마다 양쪽이 승점을 얻습니다. 3시대가 끝났을 때 케레스보다 승점이 많으면 이깁니다. 지금은 1시대의 막바지입니다.
page-learn-step-turn = 당신의 차례에는 한 가지를 합니다. 수입을 받거나, 증서를 구입하거나, 건설하세요. 그다음은 케레스의 차례입니다. 무엇이든 되돌릴 수 있으니 마음껏 해 보세요.
page-learn-step-income = { $deed } 증서가 탐나지만 은화 { $price }개가 듭니다. 당신에게는 { $silver }개뿐입니다. 수입을 받으세요. 기본으로 은화 { $basic }개, { PIECE($id) }에서 { $more }개입니다.
page-learn-step-flip = 케레스는 손패도 자기 생각도 없이 덱만 따릅니다. 펼친 카드의 숫자가 { $number }이므로, 카드 줄에서 왼쪽부터 세어 { $number }번 카드를 고릅니다. 케레스는 그 카드대로 합니다.
page-learn-step-letters = 글자로 하는 증서 확보입니다. 순서는 { LIST($letters, type: "comma") }. { $without }열의 증서는 시장에 없으므로 { $letter }열입니다. 두 장 중 케레스의 부지에 가장 가까운 { $deed } 증서를 가져갑니다. 케레스는 아무것도 내지 않습니다.
page-learn-step-buy = 그 오른쪽의 증서들이 당겨져 싸졌고, { $new } 증서가 끝에 새로 나왔습니다. 그래서 { $deed } 증서는 이제 은화 { $price }개면 됩니다. 구입하세요.
page-learn-step-bribe = 뇌물입니다. 케레스는 정원의 은화 { $icons }개를 세고 1을 더합니다. 그래서 은화 { $silver }개를 왼쪽 증서부터 1개씩 놓습니다. 이제부터 이 은화도 가격에 들어갑니다.
page-learn-step-build = 건설은 자기 부지에 하며, 비용이 없습니다. { PIECE($id) }: 나란한 2칸, 인구 { $citizens }. { LIST($lots) }에 건설하세요.
page-learn-step-enlarge = 공원 확장입니다. 주머니에서 타일 세 개를 하나씩 뽑아 케레스의 빈 부지에 놓습니다. 그 빈 부지들에 인접한 공원 중 가장 큰 공원 옆에 놓아야 합니다. 변을 맞대고 이어진 정원들이 공원입니다.
page-learn-step-choice = 두 부지 모두 가능하니 당신이 고릅니다. 타일을 먼저 보고 고르세요. 이 타일은 인접한 당신의 주거 건물마다 케레스에게 승점을 주는데, { $beside } 부지는 당신의 { PIECE($id) } 바로 옆입니다. { $lot }에 놓으세요.
page-learn-step-park = 그래도 다음 타일은 { $lot }에 놓입니다. 케레스의 정사각형을 조심하세요. 2 × 2 정원은 시대마다 승점 { $square }점, 3 × 3은 { $larger }점이나 됩니다.
page-learn-step-bribed = 이번에는 { $deed } 증서입니다. 자리 가격 { $printed }개에 뇌물로 놓인 은화 { $silver }개를 더해 모두 { $price }개입니다. 구입하세요. 증서 위의 은화는 은행으로 갑니다.
page-learn-step-cheapest = 최저가 증서 확보입니다. 위에 놓인 은화까지 더해 가장 저렴한 { $deed } 증서를 가져갑니다. 가격은 은화 { $price }개입니다.
page-learn-step-over = 칸 수가 더 적은 당신의 건물은 대체하며 건설할 수 있습니다. { PIECE($id, form: "eul") } { LIST($lots) }에 건설하세요. { PIECE($under, form: "eun") } 트레이로 돌아갑니다(인구 { $before } → { $citizens }).
page-learn-step-no-claim = { LIST($letters, type: "comma") }: 그런 증서는 시장에 없습니다. 그래서 케레스는 자기 증서 덱의 맨 위에서 { $deed } 증서를 공개하고, 그 부지에 바로 정원을 놓습니다. 증서 덱이 비어 있었다면 승점 1점을 얻었을 것입니다.
page-learn-step-between = { $deed } 부지는 당신의 집들과 정원 사이에 있어 공공 건물에 딱 맞는 자리입니다. 뇌물로 놓인 은화까지 은화 { $price }개에 구입하세요.
page-learn-step-dearest = 최고가 증서 확보입니다. 위에 놓인 은화까지 더해 가장 비싼 { $deed } 증서를 가져갑니다. 가격은 은화 { $price }개입니다. 이제 한 장만 남았습니다.
page-learn-step-commerce = 상업 건물은 세 시대 내내 수입을 받을 때마다 은화를 줍니다. 1시대와 2시대가 끝날 때도 은화를 주지만, 3시대가 끝날 때는 그 대신 승점을 줍니다. { PIECE($id, form: "eul") } { LIST($lots) }에 건설하세요.
page-learn-step-last = 케레스가 이번 시대의 마지막 증서를 가져갔습니다. 이제 당신, 케레스 순으로 한 차례씩 더 합니다.
page-learn-step-civic = 공공 건물은 인접한 것에 따라 승점을 줍니다. 케레스의 정원도 셉니다. { PIECE($id, form: "eul") } { LIST($lots) }에 건설하세요. 인접한 인구 1마다 승점 1점, 모두 { $citizens }점입니다.
page-learn-step-her-last = 시대마다 케레스의 마지막 차례는 언제나 카드 없이 하는 공원 확장입니다. { $lot } 부지를 보세요. 2 × 2 정사각형이 완성됩니다.
page-learn-step-you-score = 시대의 점수를 계산합니다. 인구는 { $population } 대 { $other }, 당신이 더 많습니다. 승점 { $population }점에 인구 보너스 { $bonus }점을 더 얻습니다. { PIECE($id) }: 승점 { $vp }점. 상업 건물: 은화 { $silver }개.
page-learn-step-she-scores = 케레스도 더 많은 쪽의 인구만큼 { $population }점을 얻지만 보너스는 없습니다. 그 밖에 상업 타일로 { $commercial }점, 당신의 { PIECE($id) }에 인접한 공공 타일로 { $civic }점, 정사각형으로 { $square }점을 얻습니다.
page-learn-step-alone = { $era }시대입니다. 증서 6장이 새로 나오고 도시는 그대로이며, 인구 보너스는 이제 { $bonus }점입니다. 점수는 { $you } 대 { $ceres }로 당신이 앞서 있습니다. 이제 게임을 다 배웠으니 나머지는 당신의 몫입니다!

## the page: a real table: what is asked for. The player draws it from the real thing and tells what it is.

real-ask-your-deeds = 증서 { $count }장을 받으세요. 어떤 증서인가요?
real-ask-her-deeds = 케레스에게 증서 6장을 뒷면으로 주고, 위에서 { $count }장을 공개하세요. 어떤 증서인가요?
# $lots are the Lots of the Deeds that were flipped, one tile for each.
real-ask-first-tiles = 주머니에서 타일 { $count }개를 뽑으세요. { LIST($lots) } 순서로 하나씩입니다. 어떤 타일인가요?
real-ask-market = 이번 시대의 더미에서 증서 { $count }장을 공개해 왼쪽부터 시장에 놓으세요. 어떤 증서인가요?
real-ask-row = 케레스의 행동 덱에서 카드 { $count }장을 앞면으로, 왼쪽부터 한 줄로 놓으세요. 어떤 카드인가요?
real-ask-supply = 기념물 카드에서 미네르바 신전과 불카누스 신전을 빼고 나머지를 섞으세요. 크기가 서로 다른 기념물 { $count }개가 나올 때까지 카드를 공개하세요. 어떤 기념물인가요?
real-ask-flip = 케레스의 행동 덱에서 맨 위 카드를 펼치세요. 어떤 카드인가요?
real-ask-refill = 이번 시대의 더미에서 다음 증서를 공개해 시장의 마지막 자리에 놓으세요. 어떤 증서인가요?
real-ask-deed-flip = 케레스의 증서 덱에서 맨 위 카드를 공개해 케레스의 버린 카드 더미에 놓으세요. 어떤 증서인가요?
real-ask-tile = { $lots }에 놓을 타일을 주머니에서 뽑으세요. 어떤 타일인가요?
real-ask-tile-choice = 주머니에서 타일을 하나 뽑으세요. 어떤 타일인가요? 그다음 놓을 자리를 고릅니다: { LIST($lots, type: "or") }.

## the page: a real table: what to do with one's hands
## $drawer is me (the player draws, so it was drawn already) or app (it has to be looked for).

real-hand-silver = 은행에서 은화 { $silver }개를 가져오세요.
# $price is all that the player pays; $bribe is the silver that lies on the Deed.
real-hand-pay = { $bribe ->
    [0] 은행에 은화 { $price }개를 내고 { $deed } 증서를 옆에 두세요.
   *[other] 은행에 은화 { $price }개를 내세요. 증서 위의 은화 { $bribe }개도 은행에 돌려놓고 { $deed } 증서를 옆에 두세요.
}
real-hand-your-marker = { $count ->
    [1] { $lots }에 당신의 마커를 놓으세요.
   *[other] { LIST($lots) }에 당신의 마커를 놓으세요.
}
# $place is the place that is empty now; $count Deeds lie to the right of it.
real-hand-slide = { $count ->
    [1] 시장의 마지막 증서를 은화째 왼쪽으로 한 자리 당기세요.
   *[other] 시장의 마지막 증서 { $count }장을 은화째 왼쪽으로 한 자리씩 당기세요.
}
real-hand-refill = { $deed } 증서를 찾아 시장의 마지막 자리에 놓으세요.
# $side is you or ceres.
real-hand-markers-back = { $side ->
    [you] { $count ->
        [1] { $lots }에서 당신의 마커를 가져오세요.
       *[other] { LIST($lots) }에서 당신의 마커를 가져오세요.
    }
   *[ceres] { $count ->
        [1] { $lots }에 있는 케레스의 마커를 케레스의 공급처에 돌려놓으세요.
       *[other] { LIST($lots) }에 있는 케레스의 마커를 케레스의 공급처에 돌려놓으세요.
    }
}
# $where is tray or supply.
real-hand-piece-back = { $where ->
    [hers] { LIST($lots) }의 { PIECE($id, form: "eul") } 카드와 함께 기념물 공급처에 돌려놓으세요.
    [supply] { LIST($lots) }의 { PIECE($id, form: "eul") } 기념물 공급처에 돌려놓으세요.
   *[tray] { LIST($lots) }의 { PIECE($id, form: "eul") } 트레이에 돌려놓으세요.
}
real-hand-build = { $where ->
    [supply] 기념물 공급처에서 { PIECE($id, form: "eul") } 가져와 { LIST($lots) }에 놓으세요.
   *[tray] 트레이에서 { PIECE($id, form: "eul") } 가져와 { LIST($lots) }에 놓으세요.
}
# $vp is what is scored; $start and $end are numbers on the track.
real-hand-vp = { $side ->
    [you] 당신의 승점 마커를 { $vp }칸 옮기세요: { $start } → { $end }.
   *[ceres] 케레스의 승점 마커를 { $vp }칸 옮기세요: { $start } → { $end }.
}
real-hand-population = 인구 트랙을 맞추세요: 당신 { $you }, 케레스 { $ceres }.
# Of a card: $number, $does and $letters, as in card-action. $drawer may also be known: it was played before.
real-hand-flip = { $drawer ->
    [me] 펼친 카드를 옆에 두세요: { $number }, { card-action }.
    [known] 케레스의 행동 덱에서 맨 위 카드를 펼치세요: { $number }, { card-action }.
   *[app] 이번에 펼칠 카드를 찾으세요: { $number }, { card-action }.
}
real-hand-card-under = 카드 줄의 { $place }번 카드를 뒷면으로 케레스의 행동 덱 맨 아래에 넣으세요: { $number }, { card-action }.
real-hand-row = 카드 줄을 왼쪽으로 당기고, 펼친 카드를 마지막 자리에 놓으세요.
real-hand-to-bank = { $deed } 증서 위의 은화 { $silver }개를 은행에 돌려놓으세요.
real-hand-her-discard = { $deed } 증서를 케레스의 버린 카드 더미에 놓으세요.
real-hand-her-marker = { $lot }에 케레스의 마커를 놓으세요.
real-hand-deed-flip = 케레스의 증서 덱에서 나온 셈 치고, { $deed } 증서를 찾아 케레스의 버린 카드 더미에 놓으세요.
real-hand-bribe = { $count ->
    [1] 은행에서 은화 1개를 가져와 { $deeds } 증서에 놓으세요.
   *[other] 은행에서 은화를 가져와 { LIST($deeds) } 증서에 1개씩 놓으세요.
}
real-hand-tile = { $drawer ->
    [me] 타일을 { $lot }에 놓으세요: { TILE($tile) }.
   *[app] 이 타일을 찾아 { $lot }에 놓으세요: { TILE($tile) }.
}
real-hand-tiles-back = { $drawer ->
    [me] { $count ->
        [1] { $lots }의 정원 타일을 따로 두세요. 주머니가 비면 그때 뽑습니다.
       *[other] { LIST($lots) }의 정원 타일을 이 순서로 따로 두세요. 주머니가 비면 그때 뽑습니다.
    }
   *[app] { $count ->
        [1] { $lots }의 정원 타일을 나머지 타일과 함께 두세요.
       *[other] { LIST($lots) }의 정원 타일을 나머지 타일과 함께 두세요.
    }
}
real-hand-her-monument = 기념물 공급처에서 { PIECE($id, form: "eul") } 가져와 케레스의 것으로 { LIST($lots) }에 놓으세요. 그 카드는 케레스의 버린 카드 더미 옆에 둡니다.
real-hand-market = { $drawer ->
    [me] 시장, 왼쪽부터: { LIST($deeds, type: "comma") }.
   *[app] 이 증서들을 찾아 왼쪽부터 시장에 놓으세요: { LIST($deeds, type: "comma") }.
}

## the page: a real table: what to do with one's hands to set it up

real-hand-city = 2인용 도시를 펼치세요. 7 × 7칸이고, 열은 A~G, 행은 1~7입니다.
real-hand-markers = 건물이 든 당신의 트레이와 부지 마커 { $count }개를 가져오세요. 케레스가 쓸 다른 색 부지 마커 { $count }개도 준비하세요.
real-hand-tracks = 당신과 케레스의 승점 마커를 0에 놓고, 두 인구 마커도 인구 트랙의 0에 놓으세요.
real-hand-shuffle-deeds = { $drawer ->
    [me] 이 부지들의 증서 49장을 섞으세요.
   *[app] 증서 49장을 찾기 쉽게 준비하세요. 앱이 뽑습니다.
}
real-hand-fill-bag = { $drawer ->
    [me] 모든 정원 타일을 주머니에 넣고 섞으세요.
   *[app] 정원 타일을 종류별로 준비하세요. 앱이 뽑습니다.
}
real-hand-shuffle-cards = { $drawer ->
    [me] 케레스의 행동 카드 18장을 섞으세요.
    [box] 케레스의 행동 카드 18장은 상자에 두세요. 케레스의 카드는 화면에 나옵니다.
   *[app] 케레스의 행동 카드 18장을 찾기 쉽게 준비하세요. 앱이 뽑습니다.
}
real-hand-your-deeds = { $drawer ->
    [me] 당신의 증서 { $count }장을 옆에 두세요: { LIST($deeds, type: "comma") }.
   *[app] 이 부지 { $count }칸이 당신의 것입니다. 그 증서를 옆에 두세요: { LIST($deeds, type: "comma") }.
}
real-hand-her-deeds = { $drawer ->
    [me] { LIST($deeds) } 증서로 케레스의 버린 카드 더미를 만드세요.
   *[app] { LIST($deeds) } 증서를 찾아 케레스의 버린 카드 더미를 만드세요.
}
real-hand-her-hidden-deeds = { $drawer ->
    [me] 케레스의 나머지 { $count }장은 뒷면인 채로 두세요. 케레스의 증서 덱입니다.
   *[app] 케레스에게는 증서가 { $count }장 더 있습니다. 무엇인지는 앱이 압니다.
}
real-hand-piles = { $drawer ->
    [me] 나머지 증서로 세 시대의 더미를 { $first }장, { $second }장, { $third }장씩 뒷면으로 만드세요.
   *[app] 나머지 증서는 세 시대에 { $first }장, { $second }장, { $third }장씩 쓰입니다. 한데 모아 두세요.
}
real-hand-row-card = 이 카드를 찾아 카드 줄의 { $place }번 자리에 놓으세요: { $number }, { card-action }.
real-hand-deck = { $drawer ->
    [me] 나머지 카드를 뒷면으로 카드 줄 옆에 두세요. 케레스의 행동 덱입니다.
   *[app] 나머지 카드는 케레스의 행동 덱입니다. 한데 모아 두세요.
}
# $ids are Monuments.
real-hand-supply = { $drawer ->
    [me] 이 기념물들을 준비하세요: { PIECE($ids) }. 나머지는 상자에 넣으세요.
   *[app] 이 기념물들을 찾아 준비하세요: { PIECE($ids) }. 나머지는 상자에 둡니다.
}

## the page: a real table: putting it back after an undo, and when somebody else draws from a deck

real-catch-up = 실제 테이블을 지금 게임 상태에 다시 맞추세요.
real-back-silver = 은화 { $silver }개를 은행에 돌려놓으세요. 그러면 { $left }개가 남습니다.
real-back-vp = { $side ->
    [you] 당신의 승점 마커를 { $end }에 놓으세요.
   *[ceres] 케레스의 승점 마커를 { $end }에 놓으세요.
}
real-back-tiles = { $drawer ->
    [me] { $count ->
        [1] { $lots }의 정원 타일을 주머니에 도로 넣으세요.
       *[other] { LIST($lots) }의 정원 타일을 주머니에 도로 넣으세요.
    }
   *[app] { $count ->
        [1] { $lots }의 정원 타일을 나머지 타일과 함께 두세요.
       *[other] { LIST($lots) }의 정원 타일을 나머지 타일과 함께 두세요.
    }
}
real-back-market = { $count ->
    [0] 시장을 비우세요.
   *[other] 왼쪽부터 은화와 함께 시장을 다시 놓으세요: { LIST($deeds, type: "comma") }.
}
real-back-deeds = { $drawer ->
    [me] { $where ->
        [hers] 이 증서를 뒷면으로 케레스의 증서 덱 위에 놓으세요. 첫 번째가 맨 위입니다: { LIST($deeds, type: "comma") }.
       *[pile] 이 증서를 뒷면으로 { $era }시대의 더미 위에 놓으세요. 첫 번째가 맨 위입니다: { LIST($deeds, type: "comma") }.
    }
   *[app] 이 증서를 나머지 증서와 함께 두세요: { LIST($deeds, type: "comma") }.
}
real-back-deck = { $count ->
    [1] 이 카드를 뒷면으로 케레스의 행동 덱 위에 놓으세요: { $cards }.
   *[other] 이 카드들을 뒷면으로 케레스의 행동 덱 위에 놓으세요. 첫 번째가 맨 위입니다: { $cards }.
}
real-back-row = 케레스의 카드 줄을 왼쪽부터 다시 놓으세요: { $cards }. 빠진 카드는 행동 덱의 맨 아래나 맨 위에 있습니다.
real-switch-cards = { $drawer ->
    [box] 케레스의 행동 카드를 상자에 넣으세요. 카드 줄은 화면에 나옵니다.
   *[me] 아직 아무도 보지 못한 케레스의 행동 카드 { $count }장을 섞어 뒷면으로 카드 줄 옆에 두세요. 케레스의 행동 덱입니다.
}
real-card = { card-action } ({ $number })
real-switch-known = { $count ->
    [1] 이 카드를 뒷면으로 케레스의 행동 덱 맨 아래에 넣으세요: { $cards }.
   *[other] 이 카드들을 뒷면으로 케레스의 행동 덱 아래에 넣으세요. 마지막 카드가 맨 아래입니다: { $cards }.
}
real-switch-tiles = { $drawer ->
    [me] 도시에 있는 것과 따로 둔 것을 뺀 나머지 정원 타일을 모두 주머니에 넣고 섞으세요.
   *[app] 정원 타일을 주머니에서 꺼내 종류별로 나누세요. 앱이 뽑습니다.
}
real-switch-deeds = { $drawer ->
    [me] 아직 나오지 않은 증서 { $count }장을 섞으세요. 그중 { $hers }장을 뒷면인 채 케레스의 증서 덱으로 두고, 나머지로 세 시대의 더미를 { $first }장, { $second }장, { $third }장씩 뒷면으로 만드세요.
   *[app] 아직 나오지 않은 증서 { $count }장을 찾기 쉽게 모아 두세요. 앱이 뽑습니다.
}

## the page: a real table: the steps of its set-up

real-set-up-city = 도시와 양쪽의 색.
real-set-up-shuffle = 증서, 타일, 카드.
real-set-up-your-deeds = 당신의 첫 부지: { LIST($deeds) }.
real-set-up-silver = 당신은 은화 { $silver }개로 시작하고, 케레스는 은화가 없습니다.
real-set-up-favour = 신들의 은총: 케레스가 승점 { $vp }점으로 시작합니다.
real-set-up-her-deeds = 케레스의 첫 부지: { LIST($deeds) }.
# $tiles are Garden tiles, one for each of $lots.
real-set-up-first-tiles = { LIST($lots) }에 놓는 케레스의 첫 정원: { TILE($tiles) }.
# $sizes are numbers of cards.
real-set-up-piles = 세 시대 더미의 증서 수: { LIST($sizes) }장.
real-set-up-market = 시장: { LIST($deeds, type: "comma") }.
real-set-up-row = 케레스의 카드 줄: { $cards }.
# $monuments are ids of Monuments.
real-set-up-supply = 이번 게임의 기념물: { PIECE($monuments) }.
real-set-up-done = 준비가 끝났습니다. 당신이 먼저 합니다.

## the page: a real table: what was corrected; $old is what it was, $new what it is

real-changed-silver = 수정: 당신의 은화는 { $old }개가 아니라 { $new }개입니다.
real-changed-your-vp = 수정: 당신의 승점은 { $old }점이 아니라 { $new }점입니다.
real-changed-her-vp = 수정: 케레스의 승점은 { $old }점이 아니라 { $new }점입니다.
real-changed-era = 수정: { $old }시대가 아니라 { $new }시대입니다.
# $owner is you, ceres or nobody.
real-changed-lot = { $owner ->
    [you] 수정: { $lot }에 당신의 마커가 있습니다.
    [ceres] 수정: { $lot }에 케레스의 마커가 있습니다.
   *[nobody] 수정: { $lot } 부지는 주인이 없습니다.
}
real-changed-garden = 수정: { $lot }에 { TILE($tile) } 타일이 있습니다.
real-changed-piece = 수정: { $lot }에 있는 것은 { PIECE($id) }입니다.
# $deeds are Deeds, with + and the silver on them.
real-changed-market = { $count ->
    [0] 수정: 시장이 비어 있습니다.
   *[other] 수정: 시장은 { LIST($deeds, type: "comma") }입니다.
}
real-changed-row = 수정: 케레스의 카드 줄은 { $cards }입니다.
real-changed-known = { $count ->
    [0] 수정: 케레스의 행동 덱에서 아는 카드가 없습니다.
   *[other] 수정: 케레스의 행동 덱 맨 아래 카드들은 { $cards }입니다.
}
real-changed-deeds = 수정: 뒷면으로 놓인 케레스의 증서는 { $old }장이 아니라 { $new }장입니다.
real-changed-pile = 수정: { $era }시대 더미의 증서는 { $old }장이 아니라 { $new }장입니다.
real-changed-bag = 수정: 주머니에 타일이 { $count }개 있습니다.
# $ids are Monuments.
real-changed-supply = { $count ->
    [0] 수정: 남은 기념물이 없습니다.
   *[other] 수정: 남은 기념물은 { PIECE($ids) }입니다.
}
# $who is none, you, ceres or ceres-you (both).
real-changed-last-turns = { $who ->
    [none] 수정: 마지막 차례가 아닙니다.
    [you] 수정: 당신만 마지막 차례가 남았습니다.
    [ceres] 수정: 케레스만 마지막 차례가 남았습니다.
   *[ceres-you] 수정: 양쪽 모두 마지막 차례가 남았습니다.
}

## the page: the way to a game at a real table

page-home-real = 내 테이블에서
page-home-about-real = 상자가 있나요? 실제 보드와 건물로 하고, 케레스는 앱에 맡기세요.
page-games-real = 내 테이블

## the page: beside a real table

page-real-about = 도시는 당신의 테이블에 있습니다. 앱은 케레스를 맡고, 모든 것을 기록하고, 손으로 할 일을 알려 줍니다. 당신은 자신의 행동을 입력하면 됩니다.
page-real-draws = 누가 뽑나요?
# $who is app or me.
page-real-all-drawn = { $who ->
    [app] 모두 앱이 뽑기
   *[me] 모두 내가 뽑기
}
page-real-all-drawn-about = { $who ->
    [app] 앱이 증서나 타일을 알려 주면 찾아 놓습니다. 케레스의 카드는 화면에 나옵니다. 섞을 것도 입력할 것도 없어 빠릅니다.
   *[me] 실제 덱과 주머니에서 뽑습니다. 나온 것을 눌러 입력하세요. 앱은 나올 수 있는 것만 보여 줍니다.
}
page-real-each-deck = 따로따로 정하기
# $deck is cards, tiles or deeds.
page-real-deck = { $deck ->
    [cards] 케레스의 카드
    [tiles] 정원 타일
   *[deeds] 증서
}
page-real-drawer = { $who ->
    [app] 앱이 뽑기
    [box] 앱이 뽑기, 카드는 상자에
   *[me] 내가 뽑기
}
page-real-cards-of = 어떤 카드로 하나요?
# $whose is standard or own.
page-real-box = { $whose ->
    [own] 내 상자의 카드
   *[standard] 앱의 카드
}
page-real-box-about = { $whose ->
    [own] 당신이 입력한 대로입니다.
   *[standard] 재구성한 것으로, 실제 상자의 카드와 다릅니다. 앱이 뽑거나, 당신이 똑같이 만들어 쓰세요.
}
page-real-no-box = 상자의 카드는 눌러서 한 번만 입력하면 됩니다.
page-real-below = 아래에 더 있음
page-real-why = 왜?
page-real-hands = 손으로 할 일
page-real-score = 지금 점수
page-real-menu = 메뉴
# $to is correct, hers, score or log.
page-real-menu-to = { $to ->
    [correct] 테이블 수정
    [hers] 케레스가 가진 것
    [score] 지금 점수
   *[log] 기록
}
page-real-size = 글자 크기
page-real-size-of = { $size ->
    [normal] 보통
    [large] 크게
   *[largest] 아주 크게
}
page-real-aloud = 단계를 소리 내어 읽기
page-real-aloud-about = 브라우저의 음성으로 읽어 주므로 손과 눈은 테이블에 두면 됩니다.
# $language is the name of a language in itself: English.
page-real-aloud-no-voice = 이 브라우저에는 { $language } 음성이 없습니다.
page-real-aloud-again = 다시 읽기
page-real-spoken = 행동을 말로 입력
# $possible is yes, or no if the browser cannot do it.
page-real-spoken-about = { $possible ->
    [no] 이 브라우저는 음성을 인식하지 못합니다.
   *[yes] “C4 구입”, “수입”, “B2에 도무스”처럼 말하면 행동이 채워지고, 눌러서 확인해야 실행됩니다. 브라우저가 녹음을 제조사로 보낼 수 있습니다.
}
page-real-say = 말로 입력
page-real-say-listening = 듣는 중… 누르면 멈춥니다
page-real-say-heard = 들은 말: “{ $said }”.
# $found is it (one was meant), or how many may be.
page-real-say-meant = { $found ->
    [it] 눌러서 확인하세요:
    [0] 지금 할 수 있는 행동이 아닙니다.
   *[other] 혹시 이런 뜻인가요:
}
# $why is silence, denied or failed.
page-real-say-deaf = { $why ->
    [silence] 아무 말도 들리지 않았습니다.
    [denied] 브라우저가 이 페이지의 마이크 사용을 허용하지 않습니다. 암호화된 페이지여야 할 수 있습니다.
   *[failed] 브라우저의 음성 인식이 응답하지 않습니다.
}
page-real-your-turn = 내 차례
page-real-setup-again = 준비 다시 보기
page-real-buy = 증서 구입
page-real-possible = { $count ->
    [0] 없음
   *[other] { $count }개 가능
}
page-real-which-deed = 어떤 증서를 구입하나요?
page-real-which-piece = 무엇을 건설하나요?
page-real-pick = 증서를 누르세요
page-real-pick-piece = 건물을 누르세요
page-real-pick-place = 자리를 누르세요
page-real-not-now = 지금 할 수 없는 것
page-real-deeds = 모든 증서
# $does is letters, price, enlarge or bribe.
page-real-cards = { $does ->
    [letters] 글자로 확보
    [price] 가격으로 확보
    [enlarge] 공원 확장
   *[bribe] 뇌물
}
page-real-left = { $left }개 남음
page-real-untap = 마지막으로 누른 것 취소
page-real-mistapped = 잘못 눌렀나요? 다시 고르기
page-real-remove = { $id }번 빼기
# So many of $count were tapped.
page-real-drawn = { $drawn ->
    [0] { $count ->
        [1] 눌러서 고르세요
       *[other] { $count }개를 누르세요
    }
   *[other] { $count ->
        [1] 이것입니다
       *[other] { $count }개 중 { $drawn }개
    }
}
page-real-drawn-all = { $count }개 확인

# A step in few words, large on the screen; what matters most (a Lot, a number) stands behind it,
# larger still. $type is that of the event, $id a Monument, $vp what Ceres scores.
page-real-head-you = { $type ->
    [income] 내 수입
    [buy] 증서 구입
    [build] { PIECE($id) } 건설
   *[place] 내 선택
}
page-real-head = { $type ->
    [flip] 펼친 숫자
    [claim] 케레스의 증서 확보
    [no-claim] 확보할 증서 없음
    [deed-flip] 케레스의 증서 덱
    [failed-claim] 증서 확보 실패
    [bribe] 케레스의 뇌물
    [last-turn] 케레스의 마지막 차례: 공원 확장
    [plant] 정원
    [bag-empty] 주머니가 비어 포기
    [no-room] { $count ->
        [1] 타일을 놓을 부지 없음
       *[other] 타일 { $count }개를 놓을 부지 없음
    }
    [creep] 공원이 가져감
    [monument] { PIECE($id) }
    [no-monument] 기념물 없음
    [when-built] { PIECE($id) }
    [last-turns] 증서가 다 나감: 마지막 차례
    [era-begins] 새 시대
    [game-over] 게임 종료
    [catch-up] 테이블 맞추기
    [correction] 수정됨
   *[other] 케레스
}
page-real-set-up = { $type ->
    [set-up-city] 도시
    [set-up-shuffle] 증서, 주머니, 카드
    [set-up-your-deeds] 내 부지 6칸
    [set-up-silver] 내 은화
    [set-up-favour] 신들의 은총
    [set-up-her-deeds] 케레스의 증서
    [set-up-first-tiles] 케레스의 첫 정원
    [set-up-piles] 더미 세 개
    [set-up-market] 시장
    [set-up-row] 케레스의 카드 줄
    [set-up-supply] 기념물
   *[other] 당신이 먼저
}

page-real-tracks = 점수 트랙
# What a side has scored in this era up to here. $side is you or ceres.
page-real-sum = { $side ->
    [you] 지금까지 당신: 승점 { $vp }점
   *[ceres] 지금까지 케레스: 승점 { $vp }점
}
page-real-list = 목록으로

page-real-correct = 실제 테이블은 어떤 상태인가요?
page-real-correct-about = 앱과 다른 부분을 고치세요. 확인을 거친 뒤에야 반영되고, 기록에 남습니다.
page-real-correct-later = 지금은 뽑는 중입니다. 먼저 뽑은 것을 입력하거나 되돌리세요. 그러면 모두 고칠 수 있습니다.
page-real-impossible = 있을 수 없는 상황이라 아무것도 바꾸지 않았습니다.
page-real-corrected = 테이블을 수정했습니다.
page-real-apply = { $count ->
   *[other] 변경 { $count }개 적용
}
page-real-go-on = { $to ->
    [hands] 테이블에서 할 일
   *[game] 게임으로 돌아가기
}
page-real-drop-change = 이 변경 취소
page-real-drop-all = 모두 취소
page-real-note = 추가
page-real-silver = 내 은화
page-real-vp = { $side ->
    [you] 내 승점
   *[ceres] 케레스의 승점
}
page-real-less = 줄이기: { $label }
page-real-more = 늘리기: { $label }
page-real-correct-part = { $part ->
    [city] 부지, 건물, 정원
    [market] 시장
    [row] 케레스의 카드 줄
    [known] 덱 아래쪽의 아는 카드
    [bag] 주머니
    [supply] 공급처의 기념물
   *[rest] 시대, 더미, 케레스의 증서
}
# $what is row, known or market.
page-real-tap-in-order = { $what ->
    [known] 케레스의 덱 아래쪽 카드를 나올 순서대로 누르세요. 다시 누르면 빠집니다.
   *[other] 왼쪽부터 순서대로 누르세요. 다시 누르면 빠집니다.
}
page-real-silver-on = { $deed } 증서의 은화
page-real-which-lot = 어느 부지인가요?
page-real-tap-lot = 당신의 테이블과 다른 부지를 누르세요.
page-real-to-changes = { $count ->
    [0] 목록으로 돌아가기
   *[other] 완료: 변경 { $count }개
}
# What is on a Lot; $what is nobody, you, ceres, garden, building or monument.
page-real-lot-is = { $what ->
    [nobody] 주인 없음
    [you] 내 마커
    [ceres] 케레스의 마커
    [garden] 정원 타일
    [building] 내 건물
   *[monument] 케레스의 기념물
}
page-real-pile = { $era }시대 더미의 증서
page-real-her-deeds = 뒷면으로 놓인 케레스의 증서
page-real-last-turns = 마지막 차례
# $sides is none, you, ceres, you-ceres or ceres-you: who still has one, in order.
page-real-last-turns-of = { $sides ->
    [none] 아직
    [you] 당신
    [ceres] 케레스
    [you-ceres] 당신, 케레스
   *[ceres-you] 케레스, 당신
}
# A change of the table. $what says of what; $to is the new value, or whose: nobody, you or ceres.
page-real-change = { $what ->
    [silver] 내 은화: { $to }
    [vp] { $side ->
        [you] 내 승점: { $to }
       *[ceres] 케레스의 승점: { $to }
    }
    [era] { $to }시대
    [lot] { $to ->
        [nobody] { $lot }: 주인 없음
        [you] { $lot }: 내 마커
       *[ceres] { $lot }: 케레스의 마커
    }
    [garden] { $lot }: { TILE($tile) }
    [build] { LIST($lots, type: "comma") }: { PIECE($id) }
    [remove] { $lot }: 치움
    [market] 시장: { $list }
    [row] 케레스의 카드 줄: { $count }장
    [known] 덱 아래쪽의 아는 카드: { $count }장
    [deeds] 케레스의 증서: { $to }장
    [pile] { $era }시대 더미: { $to }장
    [bag] 주머니: 타일 { $count }개
    [supply] 공급처의 기념물: { PIECE($ids) }
   *[last-turns] 마지막 차례: { page-real-last-turns-of }
}

## the page: the ladder; $rank is the name of a rank

page-ladder-title = 관직 승진
page-ladder-foot = 아직 첫 관직에 오르기 전입니다.
page-ladder-reached = 현재 관직: { $rank }
page-ladder-next = 다음 관직: { $rank }
page-ladder-all = 모든 관직에 올랐습니다
# $chance says whether the next game decides (now), one of the next two (soon), or two of three (begin).
page-ladder-needs = { $chance ->
    [now] 다음 게임에서 이기면 오릅니다.
    [soon] 다음 두 게임 중 한 번 이기면 오릅니다.
   *[begin] 다음 세 게임 중 두 번 이기면 오릅니다.
}
page-ladder-recent = 아직 유효한 게임: { $won }승 { $lost }패
page-ladder-ranks = 모든 관직
page-ladder-climbed = 달성
page-ladder-won = { $games }판 중 { $won }승
page-ladder-play = 시작
page-ladder-play-at = { $rank } 관직으로 게임 시작
page-ladder-counts = 져도 잃는 것은 없습니다. 힌트나 공개 후 되돌림이 없는 게임만 세고, 같은 배치는 첫 게임만 셉니다.
page-ladder-rates = 봇의 승률
page-ladder-bot-greedy = 초보 봇
page-ladder-bot-planner = 전략가 봇
page-ladder-bot-montecarlo = 예언자 봇
page-ladder-rates-about = 막대는 각 관직에서 봇들이 많은 게임을 했을 때의 승률입니다. 초보 봇은 행동 하나만 내다보고, 전략가 봇은 게임 전체를 계획하며, 예언자 봇은 좋은 행동들을 많은 모의 게임으로 시험해 본 뒤에 고릅니다.
page-ladder-result = 관직 승진: { $rank }

## the page: achievements

page-achievements-title = 업적
page-achievements-count = { $all }개 중 { $have }개
page-achievements-about = 업적은 직접 끝낸 게임에서 얻으며 예전 게임도 포함됩니다. 처음 네 가지는 힌트를 받아도 인정되지만, 나머지는 힌트나 공개 후 되돌림이 있는 게임을 세지 않습니다.
page-achievements-games = 게임 { $games }판에서 달성
page-achievements-first = 처음 달성한 게임 보기
page-achievements-first-of = ‘{ $name }’ 업적을 처음 달성한 게임 보기
page-achievements-open = 아직 없음
page-achievements-looking = 게임 { $games }판을 아직 살펴보는 중입니다…
page-achievements-new = 새 업적 { $count }개

## the page: the player's finished games

page-mine-title = 내 전적
page-mine-loading = 게임을 세는 중…
page-mine-none = 아직 끝낸 게임이 없습니다
page-mine-none-what = 게임을 한 판 끝내면 승률과 연승, 승점을 얻은 곳을 여기서 볼 수 있습니다.
page-mine-none-of-these = 이런 게임은 아직 끝낸 적이 없습니다.
page-mine-only = 어떤 게임
page-mine-only-all = 전체 ({ $count })
page-mine-only-fair = 힌트·공개 후 되돌림 없음 ({ $count })
page-mine-only-hinted = 힌트 사용 ({ $count })
page-mine-only-strict = 되돌리기 없음 ({ $count })
page-mine-only-day = 하루 한 판 ({ $count })
page-mine-only-ladder = 관직 승진 ({ $count })
page-mine-only-screen = 화면에서 ({ $count })
page-mine-only-real = 내 테이블 ({ $count })
page-mine-only-imported = 가져온 게임 ({ $count })
page-mine-of-difficulty = { $difficulty } ({ $count })
page-mine-any-difficulty = 모든 난이도
page-mine-days-played = { $days }일 플레이
page-mine-imported-about = 파일, 텍스트, 링크에서 가져온 게임입니다. ‘내 전적에 넣기’를 누른 것만 전적에 들어갑니다.
page-mine-won = 승리
page-mine-rate = { $rate }%
page-mine-won-of = { $games }판 중 { $won }승
page-mine-average = 내 평균
page-mine-average-ceres = 케레스: { $ceres }
page-mine-median = 내 중앙값
page-mine-median-what = 게임의 절반은 승점이 이 값 이상입니다
page-mine-median-short = 중앙값
page-mine-best = 최고 점수
page-mine-best-what = { $difficulty }, { $you } 대 { $ceres }
page-mine-streak = 현재 연승·연패
page-mine-streak-now = { $games ->
    [1] { $side ->
        [you] { $games }승
       *[other] { $games }패
    }
   *[other] { $side ->
        [you] { $games }연승
       *[other] { $games }연패
    }
}
page-mine-streak-longest = { $games ->
    [1] 최다: { $games }승
   *[other] 최다: { $games }연승
}
page-mine-widest = 최대 승점 차 승리
page-mine-widest-what = { $you } 대 { $ceres }
page-mine-kinds = 난이도별
page-mine-kind = 난이도
page-mine-points = 당신 : 케레스
page-mine-average-points = { $you } : { $ceres }
page-mine-sources = 승점을 얻은 곳
page-mine-sources-about = { $games ->
    [1] 게임 1판의 승점
   *[other] 게임 { $games }판의 판당 평균 승점
}
page-mine-sources-unknown = 게임 { $games }판을 더 계산하는 중입니다.
page-mine-time = 게임별 흐름
page-mine-time-about = { $games ->
    [1] 게임 1판: 당신 { $you }점, 케레스 { $ceres }점.
   *[other] 최근 { $games }판, 오른쪽이 가장 최근: 당신은 { $low }~{ $high }점.
}
page-mine-you = 당신
page-mine-list = 끝낸 게임
page-mine-replay = 다시 보기
page-mine-log = 플레이 기록 앱용으로 저장
page-mine-link = BG Stats에서 열기
page-mine-files = 플레이 기록 앱용
page-mine-files-about = 위 게임들의 파일입니다. Board Game Stats(BG Stats)용 플레이 기록과, 스프레드시트에서 열 수 있는 표가 있습니다.
page-mine-files-untried = 플레이 기록은 BG Stats의 공유 형식으로 쓰고, 링크는 그 제작사가 공개한 방식을 따릅니다. 둘 다 그 앱에서 직접 시험해 보지는 않았습니다. 링크는 제작사의 주소로 연결되며 그 게임 하나의 기록만 전달합니다.
page-mine-name = 기록 앱에서 쓰는 이름
page-mine-save-plays = 플레이 기록 저장 (.bgsplay)
page-mine-save-table = 표 저장 (.csv)
page-mine-everything = 게임 옮기기
page-mine-everything-about = 끝나지 않은 게임까지 모든 게임을 파일 하나에 담습니다. 여기서 저장하고 다른 브라우저나 기기에서 여세요. 이미 있는 게임은 두 번 추가되지 않습니다.
page-mine-everything-save = 모든 게임 저장
page-mine-everything-open = 저장한 파일 열기
page-mine-everything-going = 게임을 추가하는 중입니다…
page-mine-everything-share = 파일 공유
page-mine-kept = 저장 공간이 모자라도 이 브라우저는 게임을 지우지 않기로 약속했습니다.
page-mine-not-kept = 이 브라우저는 게임을 보관하겠다고 약속하지 않았습니다. 저장 공간이 모자라거나 오래 들르지 않으면 지워질 수 있습니다. 가끔 파일로 저장해 두세요. 게임을 설치하는 것도 대개 도움이 됩니다.
page-mine-more = { $count }판 더 보기

### The laboratory.

## `ceres sim`

sim-interpreted = 엔진이 인터프리터로 실행되어, 컴파일했을 때보다 열다섯 배쯤 느립니다. 컴파일하려면: { $command }
sim-playing = 진행 중
# The pace, and hours, minutes and seconds that are left.
sim-pace = 초당 { $rate }판, { $left } 남음
sim-kept = 게임 { $total }판 중 { $done }판이 끝나 저장되었습니다. 이어서 하려면: { $command }
sim-kept-bot = 게임 { $total }판 중 { $done }판이 끝나 저장되었습니다. 봇을 그대로 두고 이어서 하려면: { $command } (봇을 바꾸면 새 실험이니 다른 폴더에서 시작하세요)
sim-mended = 손상된 파일이라 그 게임들을 다시 합니다: { $path }
sim-no-workers = { $address }에 아직 워커가 없어 기다립니다.
benchmark-playing = 벤치마크 진행 중
benchmark-verifying = 게임을 다시 하는 중
benchmark-legend = 평균과 비율은 95% 구간과 함께 표시합니다. 승점 차: 게임이 끝났을 때 케레스보다 앞선 승점. 결정: 운을 빼고 planner 봇보다 더 얻은 승점(판당). 초: 행동당.
benchmark-written = 모든 게임이 든 결과: { $path }
benchmark-verified = 게임 { $games }판을 다시 했고, 모두 맞습니다.
benchmark-to-program = 당신은 혼자서 케레스와 겨룹니다. 질문마다 행동 하나를 한 줄로 답하세요. #으로 시작하는 줄은 무시합니다.
benchmark-column-player = 플레이어
benchmark-column-setting = 설정
benchmark-column-games = 게임
benchmark-column-wins = 승률
benchmark-column-lead = 승점 차
benchmark-column-decisions = 결정
benchmark-column-seconds = 초
benchmark-column-illegal = 거부
sim-legend = 승률과 그 95% 구간(윌슨). 점수는 평균 ± 게임 간 표준편차입니다.
sim-writes = 결과는 { $path } 폴더에 기록됩니다. 다른 폴더를 쓰려면: { $option }
sim-written = 게임마다 한 행씩 적은 파일: { $path }
sim-not-with-resume = 이미 시작한 게임은 { $option } 옵션으로 바꿀 수 없습니다. 이 옵션을 빼세요

## columns and values of the results

lab-column-bot = 봇
lab-column-difficulty = 난이도
lab-column-monuments = 기념물
lab-column-variants = 하우스 룰
lab-column-components = 구성품
lab-column-exchanged = 바꾼 카드
lab-column-games = 게임
lab-column-wins = 승률
lab-column-interval = 95%
lab-column-you = 당신
lab-column-ceres = 케레스
lab-column-margin = 승점 차
lab-with = 사용
lab-without = 없음
lab-none = 없음
lab-standard = 기본
lab-no-variant = 하우스 룰 없음
lab-standard-box = 기본 구성품
lab-all-cards = 모든 카드 그대로

## `ceres report`: what it says when it is done

report-written = 보고서: { $path }
report-pictures = 보고서 옆에 PNG 그림 { $count }개가 있습니다.

## `ceres report`: the page

report-title = 케레스의 정원: 결과
# $names are the names of folders of results.
report-about = 출처: { $names }.
report-foot = 모든 구간은 95% 구간입니다. 모든 수치는 게임 하나하나의 행에서 계산했으며, 이 페이지는 다른 곳에서 아무것도 불러오지 않습니다.
report-everywhere = 모든 게임에 공통: { $same }.
report-one-scene = 표시된 것: { $scene }.
report-left-out = 여기에는 조합 { $all }가지 중 처음 { $shown }가지만 표시합니다. 나머지는 그룹을 줄인 보고서에서 볼 수 있습니다.

report-overview-title = 무엇을 했나
report-overview-text = 게임 { $games }판. 승률과 그 구간(윌슨)이며, 점수는 평균 ± 게임 간 표준편차입니다.
report-unfinished = 아직 다 하지 않았습니다: { $total }판 중 { $done }판.
report-wins-title = 얼마나 자주 이기나
report-wins-text = 난이도와 봇에 따른 승률과 그 구간입니다. 전체를 몇 번이고 다시 한다면, 이런 구간 스무 개 중 열아홉 개에는 실제 승률이 들어 있습니다.
report-axis-wins = 승률
report-margins-title = 몇 점 차로 이기고 지나
report-margins-text = 승점 차, 곧 당신의 승점에서 케레스의 승점을 뺀 값에 따른 게임의 분포입니다. 점선 오른쪽이 당신이 이긴 게임입니다.
report-axis-margin = 승점 차
report-points-title = 승점을 얻은 곳
report-points-text = 1~3시대에 양쪽이 얻은 항목별 평균 승점입니다.
report-source-when-built = 기념물을 건설할 때
report-source-run-outs = 무언가 바닥났을 때
report-growth-title = 시장과 정원은 어떻게 커지나
report-growth-text = 각 시대가 끝날 때의 평균입니다.
report-growth-turns = 당신의 차례마다 낸 평균입니다. 게임의 절반 이상이 이른 차례까지만 보여 줍니다.
report-axis-era = 시대
report-axis-turn = 차례
report-grows-gardens = 보드의 정원 수
report-grows-largest-park = 가장 큰 공원의 정원 수
report-grows-laid = 시대 동안 뇌물로 놓인 은화
report-grows-price = 당신이 구입한 증서의 가격
report-grows-on-market = 시장에 놓인 은화
report-grows-cheapest = 가장 저렴한 증서의 가격
report-counts-title = 무엇을 하고, 무엇이 바닥나나
report-counts-text = 게임당 평균입니다. 먼저 차례 수와 그 차례에 한 일이고, 그다음은 케레스에게 확보할 증서가 없었던 횟수, 남은 마커가 없었던 횟수, 자기 증서 덱마저 비어 확보에 실패한 횟수, 정원을 놓을 빈 부지가 없었던 횟수, 주머니가 비어 있었던 횟수입니다.
report-count-turns = 차례
report-count-incomes = 수입
report-count-buys = 증서 구입
report-count-builds = 건설
report-count-rebuilds = 그중 대체
report-count-choices = 자리 선택
report-count-no-deed = 증서 없음
report-count-no-marker = 마커 없음
report-count-failed-claims = 확보 실패
report-count-no-room = 부지 없음
report-count-empty-bag = 빈 주머니
report-cards-title = 케레스의 카드는 저마다 얼마나 값진가
report-cards-text = 같은 시드의 게임을 다시 하면서, 카드 한 장이 하는 일을 다른 카드가 하는 일로 바꾸었습니다. 다른 카드는 돌아가며 하나씩 썼습니다. 카드의 가치는 그렇게 바꾸었을 때 케레스가 잃는 승점 차입니다. 곧 케레스의 평균적인 카드보다 승점을 얼마나 더, 또는 덜 가져오는지를 나타냅니다.
report-cards-many = 여기에는 구간이 { $cards }개 있습니다. 그중 하나쯤은 실제 가치를 벗어날 수 있습니다.
report-axis-worth = 케레스에게 주는 가치 (승점 차)
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ 기념물
   *[no] {""}
}
report-effects-title = 무엇이 차이를 만드나
report-distance-title = 숨은 카드를 모두 아는 플레이어와의 차이
report-sets-title = 비교: { $first }, { $second }
report-sets-nothing = 두 결과에 조건이 같은 게임이 없어 비교할 것이 없습니다.
report-compare-text = 승률의 차이는 %p(퍼센트포인트), 승점 차의 차이는 점으로 나타냅니다. 우연일 수 있는 차이는 회색입니다. 양쪽이 같은 시드로 했으면 게임을 하나씩 짝지어 비교하고(맥니마 검정), 아니면 두 표본으로 비교합니다.
report-axis-difference = 승률의 차이
report-axis-difference-margin = 승점 차의 차이 (점)
# $where is what both have in common; $some is yes if there is anything.
report-against = { $second } 대 { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading }: 승률 { $other } 대 { $rate }, 차이 { $points }%p ({ $low } ~ { $high }). 승점 차의 차이 { $margin }점 ({ $marginlow } ~ { $marginhigh }). 게임 { $games }판, { $paired ->
    [yes] 같은 시드
    [some] 같은 시드(전체 { $played }판)
   *[no] 다른 시드
}, p { $chance }. { $verdict ->
    [wins] 통계적으로 유의한 차이입니다.
    [margin] 승률의 차이는 우연일 수 있지만, 승점 차의 차이는 통계적으로 유의합니다.
   *[none] 우연일 수 있는 차이입니다.
}
report-verdict = { $verdict ->
    [wins] 유의함
    [margin] 승점 차만 유의함
   *[none] 우연일 수 있음
}
report-column-compared = 비교
report-column-points = 승률 (%p)
report-column-margin = 승점 차
report-column-chance = p
report-column-verdict = 차이

## the coach: hints, forecasts and reviews

# $vp has a sign, as in +1.4; $side is you or ceres.
coach-reason = { $side ->
    [you] 당신
   *[ceres] 케레스
} 승점 { $vp }({ SOURCE($source) }, { $era }시대)
coach-best = 최선의 행동: { $action }
coach-only = 할 수 있는 행동은 하나뿐입니다: { $action }
# Several actions that are as good.
coach-best-any = 다음 중 어느 것이든 최선입니다: { $actions }
# What was advised earlier in the same turn.
coach-changed = 코치가 더 자세히 살펴보니 ‘{ $action }’보다 분명히 나은 행동이 있어 조언을 바꿉니다.
# What to expect: where the game is as good as won or lost, only by how much.
coach-outlook-decided = { $end ->
    [won] 승리는 거의 확실합니다. 예상 승점 차는 약 { $vp }점입니다.
   *[lost] 이제 이기기는 매우 어렵습니다. 약 { $vp }점 뒤진 채 끝날 것으로 보입니다.
}
# $win and $lead are written, such as 63% and +8.2.
coach-outlook-open = 지금부터의 승률은 약 { $win }입니다. 게임이 끝났을 때의 평균 승점 차는 { $lead }점입니다.
# Before the reasons, of which each is a sentence.
coach-why-than = ‘{ $other }’에 비해:
coach-why-scores = { $lots }의 { PIECE($id) }: 승점을 약 { $vp }점 더 얻습니다.
coach-why-scores-all = { PIECE($id) }: 승점을 모두 약 { $vp }점 더 얻습니다.
# What speaks against it.
coach-why-but-scores = 다만 { PIECE($id) }: 승점을 모두 약 { $vp }점 덜 얻습니다.
coach-why-but-source = { $side ->
    [you] 다만 승점을 약 { $vp }점 덜 얻습니다({ SOURCE($source) }).
   *[ceres] 다만 케레스의 승점이 약 { $vp }점 늘어납니다({ SOURCE($source) }).
}
coach-why-source = { $side ->
    [you] 승점을 약 { $vp }점 더 얻습니다({ SOURCE($source) }).
   *[ceres] 케레스의 승점이 약 { $vp }점 줄어듭니다({ SOURCE($source) }).
}
# $often and $otherwise are out of 100 games: with the advised action, and with the other one.
coach-why-builds = 100판 중 { $often }판에서 { PIECE($id, form: "eul") } 건설하게 됩니다(그 행동으로는 { $otherwise }판).
coach-why-hers = 100판 중 { $often }판에서 { $lot } 부지가 결국 케레스의 것이 됩니다(그 행동으로는 { $otherwise }판).
# $reasons is a list of coach-reason; $action and $other are actions as they are written everywhere.
coach-why = ‘{ $other }’ 대신 ‘{ $action }’: { $reasons }.
# $wins has a sign and is out of 100 games.
coach-why-wins = ‘{ $other }’ 대신 ‘{ $action }’: { $reasons }, 100판당 { $wins }승.
coach-unsure = ‘최선’은 코치가 게임을 여러 번 끝까지 진행해 보았을 때 평균적으로 결과가 가장 좋은 행동입니다. ±는 수치가 어느 정도 다를 수 있는지를 나타냅니다.
coach-proved = 증명됨: 나올 수 있는 모든 경우를 센 정확한 수치입니다.
coach-was-proved = 최선의 행동이었고, 증명된 사실입니다.
coach-forecast-now = 케레스가 다음 차례에 할 수 있는 일:
coach-forecast-after = ‘{ $action }’ 다음에 케레스가 할 수 있는 일:
coach-does-last-turn = 시대의 마지막 차례
coach-column-action = 행동
coach-column-lead = 승점 차
coach-column-win = 승률
coach-column-behind = 격차
coach-column-worlds = 게임
coach-column-chance = 확률
coach-column-card = 카드
coach-column-does = 효과
coach-column-deed = 증서
coach-column-decision = 번호
coach-column-era = 시대
coach-column-played = 선택
coach-column-better = 더 나은 행동
coach-column-cost = 손실
coach-column-mark = 평가
coach-column-luck = 뽑기 운
coach-column-part = 항목
coach-column-vp = 승점
coach-part-par = 평균 게임
coach-part-deal = 초기 배치
coach-part-luck = 뽑기 운
coach-part-decisions = 내 결정
coach-part-corrections = 테이블 수정
coach-part-result = 결과
coach-part-expected = 현재 기댓값
coach-mark-inaccuracy = 부정확
coach-mark-mistake = 실수
coach-mark-blunder = 큰 실수
coach-mark-brilliant = 탁월함
coach-mark-close = 판단하기 어려움
coach-reviewing = 분석 중
coach-title = 케레스의 정원: 게임 분석
# $lead is a whole number without a sign; $end is won, lost, ahead or behind.
coach-summary-end = { $end ->
    [won] { $lead }점 차이로 이겼습니다.
    [lost] { $lead }점 차이로 졌습니다.
    [tied] 양쪽의 승점이 같아서 졌습니다.
    [ahead] 약 { $lead }점 차이로 이길 것으로 예상됩니다.
   *[behind] 약 { $lead }점 차이로 질 것으로 예상됩니다.
}
# $deal and $luck are more, less or even.
coach-summary-fortune = { $deal ->
    [more] 초기 배치는 보통보다 { $promised }점 유리했고
    [less] 초기 배치는 보통보다 { $promised }점 불리했고
   *[even] 초기 배치는 보통이었고
}, { $luck ->
    [more] 뽑기 운으로 { $drawn }점을 얻었습니다.
    [less] 뽑기 운으로 { $drawn }점을 잃었습니다.
   *[even] 뽑기 운은 좋지도 나쁘지도 않았습니다.
}
# $than is more, less or even.
coach-summary-luck = { $than ->
    [more] 뽑기 운으로 { $vp }점을 얻었습니다.
    [less] 뽑기 운으로 { $vp }점을 잃었습니다.
   *[even] 뽑기 운은 좋지도 나쁘지도 않았습니다.
}
coach-summary-costly = { $count ->
    [0] 최선의 행동보다 분명히 나쁜 결정은 없었습니다{ $rest ->
        [none] {""}
        [most] . 작은 손실로 모두 최대 { $high }점쯤 잃었을 수 있습니다
       *[between] . 그러나 작은 손실을 모두 합치면 { $low }~{ $high }점쯤 잃은 것으로 보입니다
    }.
   *[other] 평가가 붙은 결정 { $count }개로 모두 { $vp }점을 잃었습니다{ $where ->
        [all] . 모두 { $era }시대의 결정입니다
       *[most] . 그중 { $most }점은 { $era }시대에 잃었습니다
    }{ $rest ->
        [none] {""}
        [most] . 작은 손실로 최대 { $high }점쯤 더 잃었을 수 있습니다
       *[between] . 작은 손실을 모두 합치면 { $low }~{ $high }점쯤 더 잃은 것으로 보입니다
    }.
}
# $place is between, above, below or unknown; $worse and $better are bots.
coach-accuracy = 작은 손실까지 합치면 결정 하나당 평균 { $vp }점을 잃었습니다. { $place ->
    [between] { $worse ->
        [greedy] 초보
        [planner] 전략가
        [montecarlo] 예언자
       *[other] { $worse }
    } 봇과 { $better ->
        [greedy] 초보
        [planner] 전략가
        [montecarlo] 예언자
       *[other] { $better }
    } 봇의 중간입니다.
    [above] { $worse ->
        [greedy] 초보
        [planner] 전략가
        [montecarlo] 예언자
       *[other] { $worse }
    } 봇보다 낫습니다.
    [below] { $better ->
        [greedy] 초보
        [planner] 전략가
        [montecarlo] 예언자
       *[other] { $better }
    } 봇에는 미치지 못합니다.
   *[unknown] {""}
}
coach-peeked = { $count ->
   *[other] 결정 { $count }개는 숨은 것을 본 뒤에 내린 것입니다. 평가하지 않으며 계산에도 넣지 않습니다.
}
coach-costly-title = 손실이 가장 큰 결정
coach-moments-title = 승부가 갈린 순간
coach-costly-none = 최선의 행동보다 분명히 나쁜 결정은 없었습니다.
page-coach-next-title = 다음에 해 볼 것
# $best is a kind of action that would often have been better; with “other-”, another one of $kind.
coach-next = 최근에 분석한 게임 { $games }판에서 { $kind ->
    [income] { $era }시대의 수입 행동으로 게임당 약 { $vp }점을 잃었습니다.
    [buy] { $era }시대의 증서 구입으로 게임당 약 { $vp }점을 잃었습니다.
    [build] { $era }시대의 건설로 게임당 약 { $vp }점을 잃었습니다.
   *[place] { $era }시대에 케레스 대신 한 선택으로 게임당 약 { $vp }점을 잃었습니다.
} { $best ->
    [income] 먼저 수입 행동이 더 나은지 생각해 보세요.
    [buy] 먼저 살 만한 증서를 찾아보세요.
    [build] 먼저 무엇을 건설할 수 있는지 찾아보세요.
    [other-buy] 사기 전에 나와 있는 증서를 모두 비교해 보세요.
    [other-build] 건설하기 전에 다른 건물과 다른 자리도 살펴보세요.
   *[place] 고르기 전에 모든 자리를 살펴보세요.
}
coach-curve-title = 승률과 예상 승점 차
coach-curve-text = 각 결정에서 기대할 수 있던 결과입니다. 색칠된 띠는 추정이 얼마나 불확실한지 보여 줍니다.
coach-curve-win = 승률
coach-curve-lead = 예상 승점 차
coach-waterfall-title = 결과가 나온 과정
coach-waterfall-text = 평균 게임은 같은 옵션으로 한 수천 판에서 전략가 봇이 얻은 평균 승점 차입니다. 모든 항목을 더하면 결과가 됩니다.
coach-decisions-measure = 최선의 행동과 비교하면 모든 결정을 합쳐 { $all }점을 잃었고, 그중 { $vp }점은 평가가 붙은 결정에서 잃었습니다. ‘내 결정’({ $part }점)은 모든 결정을 전략가 봇이 같은 상황에서 했을 행동과 비교한 값이며, 이 봇도 최선의 행동을 늘 찾지는 못합니다.
coach-decisions-title = 모든 결정
coach-luck-title = 중요했던 뽑기
coach-luck-text = 영향이 분명했던 뽑기만 보여 줍니다.
coach-decision-title = { $era }시대, 결정 { $number }
coach-played = 선택: { $action }
coach-better = 더 나은 행동: { $action }
coach-meaning-title = 측정 방법
coach-meaning-best = ‘최선’은 아직 숨어 있을 수 있는 모든 경우에 전략가 봇이 이어서 플레이할 때 평균적으로 가장 좋다는 뜻입니다. 완벽하다는 뜻은 아닙니다. 이 봇이 이해하지 못하는 계획은 여기 나온 것보다 좋을 수 있습니다.
coach-meaning-luck = 운은 뽑힌 것을 같은 봇으로 평가한 값입니다. 뽑은 뒤에 기대되는 결과가 뽑기 전보다 좋으면 운이 좋은 것입니다. 여러 게임을 합치면 평균은 0입니다.
coach-meaning-par = ‘초기 배치’는 게임을 시작할 때 기대할 수 있던 결과를 평균 게임과 비교한 것입니다. 게임이 끝난 뒤에 나오는 ‘전략가 봇의 게임’은 이와 다릅니다. 아직 아무도 알 수 없던 카드까지 똑같은 게임에서 그 봇이 낸 승점 차입니다.
coach-meaning-error = 모든 수치는 추정값이며 ±는 오차의 크기입니다. 확실히 손해를 본 결정에만 평가를 붙입니다. 기준은 승률 5%p, 10%p, 20%p이고, 승패가 이미 정해진 게임에서는 승점 { $cuts }점입니다.
coach-meaning-made = { $policy } 봇이 끝까지 플레이한 게임 { $playouts }판, 규칙 버전 { $rules }.

## the page: the coach at the table, in the review, and in my games

page-table-hint = 힌트
page-table-outlook = 케레스의 다음 행동 예측
page-table-tab-coach = 코치
page-keys-hint = 힌트, 다시 누르면 다음 단계
page-keys-forecast = 케레스의 다음 행동 예측
page-settings-warn = 큰 실수를 하기 전에 경고하기
page-settings-warn-means = 큰 실수를 하기 전에 코치가 알려 줍니다. 경고를 받은 게임은 힌트를 쓴 게임으로 표시되며, 되돌리기 없는 게임에는 경고가 없습니다.
page-result-review = 게임 분석하기
page-replay-review = 분석
page-coach-buy = { $deed } 증서 구입
page-coach-build = { $lots }에 { PIECE($id) } 건설
page-coach-place = { $lots }에 놓기
page-coach-about = 코치는 처음에는 조금만 보여 주고, 요청하면 더 알려 줍니다. 계산은 이 기기에서 합니다.
page-coach-strict = 되돌리기 없는 게임에서는 힌트를 쓸 수 없습니다.
page-coach-later = 힌트는 당신이 결정할 때 쓸 수 있습니다. 당신 차례에 다시 요청하세요.
page-coach-where = { $kind ->
    [income] 먼저 은화를 생각해 보세요.
    [buy] 표시된 구역의 증서 구입을 생각해 보세요.
    [build] 표시된 구역에 무엇을 건설할지 생각해 보세요.
   *[place] 표시된 구역을 살펴보세요.
}
page-coach-show-where = 어디를 봐야 하나요?
page-coach-show-action = 행동 보기
page-coach-show-table = 다른 행동과 비교하기
page-coach-show-why = 왜 그런가요?
page-coach-figures = 수치로 보기
page-coach-take = 선택하기
page-coach-compare = 최선의 행동과 비교
page-coach-is-best = 코치가 찾은 최선의 행동입니다: { $action }.
page-coach-equal = 비슷하게 좋은 행동: { $actions }.
page-coach-unclear = 판단하기 어렵습니다. 이 정도 차이는 우연일 수 있습니다.
page-coach-no-reasons = 작은 차이가 여럿 모인 결과입니다.
page-coach-download = 코치를 내려받는 중(처음에는 약 14MB)…
page-coach-loading = 코치를 불러오는 중…
page-coach-thinking = 생각 중…
page-coach-sharper = 수치를 다듬는 중…
page-coach-stop = 멈추기
page-coach-go-on = 계속 생각하기
page-coach-no-python = 여기서는 코치를 불러올 수 없어 지금은 힌트와 분석을 쓸 수 없습니다.
page-coach-forecast-about = 도시와 케레스의 카드에 정확한 확률을 표시합니다. 누구나 직접 계산할 수 있으므로 힌트로 치지 않습니다.
page-coach-does = { $does ->
    [claim] { $deed ->
        [none] 증서를 확보하지 못함
       *[deed] { $deed } 증서 확보
    }
    [enlarge] 공원 확장
    [bribe] 뇌물
   *[last-turn] 시대의 마지막 차례
}
page-coach-warning = 정말 이렇게 할까요?
page-coach-warning-text = 코치는 훨씬 나은 행동이 있다고 봅니다. ‘{ $action }’의 승률은 약 { $win }, 최선의 행동은 { $best }입니다. 평균 { $vp }점을 잃습니다.
# The same where the game is as good as won or lost.
page-coach-warning-lead = 코치는 훨씬 나은 행동이 있다고 봅니다. ‘{ $action }’ 행동으로는 평균 { $vp }점을 잃습니다.
page-coach-warning-play = 그래도 하기
page-coach-warning-show = 더 나은 행동 보기
page-coach-warning-back = 다시 고르기
page-coach-meaning-forecast = 케레스의 다음 차례 확률은 추정이 아니라 정확히 계산한 것이며, 숨겨진 정보는 쓰지 않습니다.
page-coach-meaning-hints = 힌트와 경고는 게임 기록에 남고, ‘내 전적’에서 따로 집계합니다.
page-coach-meaning-made = { $policy } 봇이 끝까지 플레이한 게임 { $playouts }판.
page-coach-review-about = 코치가 모든 결정을 다시 살펴봅니다. 결정과 뽑기 운이 각각 몇 점이었는지, 결과가 어디서 나왔는지 알려 줍니다. 계산은 이 기기에서 하고, 결과는 게임과 함께 저장합니다.
page-coach-review-start = 분석 시작
page-coach-review-finish = { $seconds ->
    [0] 정밀 분석
   *[other] 정밀 분석 (약 { $seconds }초)
}
page-coach-review-first = 빠른 분석이라 수치가 대략적입니다.
page-coach-review-older = 이전 버전의 코치가 만든 분석이라 수치가 최신이 아닙니다.
page-coach-review-again = 다시 분석하기
page-coach-decisions = 결정
page-coach-list-marked = 평가가 붙은 결정
page-coach-list-all = 모든 결정
page-coach-was-best = 최선의 행동이었습니다.
page-coach-was-close = 판단하기 어렵습니다. ‘{ $action }’도 비슷하거나 더 나을 수 있습니다.
page-coach-was-brilliant = 좋은 판단입니다. 눈에 띄는 선택들보다 분명히 나았습니다.
page-coach-was-advised = 코치의 조언을 따랐습니다.
page-coach-was-forced = 다른 선택이 없었습니다.
page-coach-cost = 평균 { $vp }점을 잃었습니다.
page-coach-cost-win = 평균 { $vp }점, 승률 { $win }%p를 잃었습니다.
page-coach-draw = 그다음 뽑기 운: { $vp }점.
page-coach-legend = 도시에서 점선은 실제로 한 행동, 굵은 선은 최선의 행동입니다.
page-coach-try = 다시 풀어 보기
page-coach-try-about = 더 나은 선택이 있던 결정이 { $count }개입니다. 찾아보세요.
page-coach-try-question = 여기서 무엇을 할까요?
page-coach-try-solved = 찾았습니다!
page-coach-try-good = 이것도 ‘{ $action }’ 못지않게 좋은 행동입니다.
page-coach-try-not = 아직 아닙니다. 이 행동으로는 { $vp }점을 잃습니다. 다른 행동을 골라 보세요.
page-coach-try-answer = 답 보기
page-coach-try-next = 다음 문제
page-coach-try-done = 모두 풀었습니다. 다른 날 다시 풀어 보세요.
page-coach-try-of = { $number }/{ $count }
page-coach-try-end = 끝내기
page-coach-curve-what = 그래프에 표시할 것
page-mine-accuracy = 결정의 정확도
page-mine-accuracy-none = 아직 분석한 게임이 없습니다. 끝난 게임을 다시 보면서 ‘분석’을 고르세요.
page-mine-accuracy-about = 게임 { $games }판을 분석했습니다. 결정 하나당 평균 { $vp }점을 잃었습니다. 낮을수록 좋습니다.
page-mine-accuracy-kind = { $kind ->
    [income] 수입
    [buy] 증서 구입
    [build] 건설
   *[place] 케레스 대신 한 선택
}
page-mine-accuracy-what = 결정
page-mine-accuracy-all = 전체
page-mine-accuracy-unit = 결정당 잃은 승점

### How to play.

## how to play: the flowchart, in which short lines fit

guide-tile-owns = 케레스에게 빈 부지가 있습니까?
guide-tile-owns-no = 타일을 뽑지 않고 승점 1점을 얻습니다.
guide-tile-adjacent = 그중 공원에 인접한 부지가 있습니까?
guide-tile-adjacent-yes = 그런 공원 중 가장 큰 공원에 인접한 부지만 남깁니다.
guide-tile-diagonal = 공원에 대각선으로 닿는 부지가 있습니까?
guide-tile-diagonal-yes = 그런 공원 중 가장 큰 공원에 대각선으로 닿는 부지만 남깁니다.
guide-tile-far = 모두 어느 공원에도 닿지 않습니다.
guide-tile-far-then = 케레스의 가장 큰 공원에 가장 가까운 부지만, 그중 당신의 건물에서 가장 먼 부지만 남깁니다.
guide-tile-several = 두 칸 이상 남았습니까?
guide-tile-several-yes = 당신이 고릅니다. 타일을 먼저 봅니다.
guide-tile-one = 그 부지에 타일을 놓습니다.
guide-tile-yes = 예
guide-tile-no = 아니요

### The command line: its help, and complaints about how it was called.

## What is around the help; $name and $word are in quotation marks

help-usage = 사용법:
help-arguments = 인수
help-options = 옵션
help-commands = 명령
help-help = 이 도움말을 보여 줍니다.
help-default = 기본값:
help-required = 필수
help-try = 도움말: { $call }
help-no-command = { $word }: 없는 명령입니다.
help-did-you-mean = 혹시 이것인가요? { LIST($words, type: "or") }
help-no-option = 없는 옵션입니다: { $word }.
help-missing = { $kind ->
        [option] 옵션
       *[argument] 인수
    } { $name }: 빠져 있습니다.
help-bad-value = { $name }: 쓸 수 없는 값입니다
help-no-value = 옵션 { $name }: 값이 필요합니다.
help-surplus = 인수가 너무 많습니다: { $words }
help-which-command = 명령이 빠져 있습니다.

## Commands

help-command-ceres = 케레스의 정원, 파운데이션: 로마의 1인 모드. 명령 없이 실행하면 브라우저에서 게임이 열립니다.
help-command-play =
    터미널에서 전체 화면이나 일반 텍스트로 게임합니다. 옵션이 없으면 마지막 게임을 이어서 합니다.

    예: printf 'market\nbuy C4\n' | ceres play --plain --seed 7
help-command-serve = 브라우저에서 게임합니다. 서버를 시작하고 페이지를 엽니다.
help-command-settings = `ceres serve`의 설정 파일을 모든 기본값과 함께 출력합니다.
help-command-site =
    페이지를 어느 웹 호스트에서나 쓸 수 있는 정적 파일로 만듭니다.

    휴대폰에 설치하고 오프라인으로 할 수 있습니다.
help-command-demo = 되는대로 하는 플레이어의 시연 게임을 보여 줍니다.
help-command-daily = 터미널에서 오늘의 게임을 합니다. 첫 게임만 결과로 인정됩니다.
help-command-ladder = 관직과 관직마다 봇이 이기는 비율을 보여 주거나, 한 관직의 게임을 합니다.
help-command-replay = 기록된 게임을 다시 보여 줍니다.
help-command-draw = 게임 상황을 SVG로 그립니다.
help-command-hint =
    게임 상황의 행동을 비교합니다: 예상 승점 차, 승률, 그 이유.

    예: ceres position new --seed 7 | ceres hint -
help-command-forecast =
    케레스가 다음에 할 수 있는 일의 정확한 확률을 보여 줍니다.

    예: ceres position new --seed 7 | ceres forecast - --after 'buy C4'
help-command-review =
    기록된 게임을 분석합니다: 초기 배치, 뽑기, 당신의 결정이 몇 점의 가치였는지 봅니다.

    예: ceres review game.json -o review.html
help-command-puzzle =
    퍼즐을 한 줄씩 풉니다. 답의 번호를 입력하세요.

    예: ceres puzzle --kind win
help-command-puzzles = 퍼즐: 질문이 하나씩 있고 답이 증명된 게임 상황입니다.
help-command-puzzles-make =
    봇의 게임으로 퍼즐집을 만듭니다. 모든 답은 증명됩니다.

    예: ceres puzzles make book.json.gz --games 100
help-command-puzzles-check = 퍼즐집의 모든 답을 다시 계산합니다. 문제가 없으면 아무것도 출력하지 않고, 있으면 한 줄에 하나씩 출력합니다.
help-command-puzzles-show = 퍼즐집의 퍼즐 수를 종류와 난이도별로 세거나, 퍼즐 하나를 답과 함께 출력합니다.
help-command-bots = 봇과 매개변수를 보여 줍니다.
help-command-sim =
    옵션의 모든 조합으로 봇과 케레스의 게임을 많이 합니다.

    게임마다 한 줄을 Parquet으로 쓰고 표를 출력합니다.
help-command-report = 결과를 보여 줍니다: 그림이 있는 HTML 페이지와 PNG 그림.
help-command-benchmark =
    봇이나 아무 프로그램에게 벤치마크의 정해진 게임을 시키고 평가합니다.

    예: ceres benchmark --bot planner --games 10 -o planner.json
help-command-benchmark-verify = 결과의 게임을 다시 합니다. 수치를 출력하거나, 맞지 않는 것을 알려 줍니다.
help-command-benchmark-table = 결과를 마크다운 표로 출력합니다. 검증하지는 않습니다.
help-command-games = 저장된 게임을 보여 주고, 내보내고, 가져오고, 삭제하고, 복원합니다.
help-command-games-export = 저장된 게임을 기록으로 씁니다.
help-command-games-import = 기록을 저장된 게임으로 가져옵니다. 게임 상황을 가져오면 새 게임이 시작됩니다.
help-command-games-delete = 저장된 게임을 삭제합니다. 30일 동안 복원할 수 있습니다.
help-command-games-restore = 삭제된 게임을 복원합니다.
help-command-db = 게임 데이터베이스를 백업, 복원, 검사, 변환하고 내보냅니다. 사용 중에도 됩니다.
help-command-db-backup = 데이터베이스를 새 파일로 복사합니다. 그 파일로 게임하거나 복원할 수 있습니다.
help-command-db-restore = 백업의 모든 게임을 게임이 없는 데이터베이스로 복사합니다.
help-command-db-check = 모든 게임을 읽고 다시 진행해 보며 손상된 것을 알려 줍니다.
help-command-db-migrate = 데이터베이스를 파일로 복사한 뒤 이 버전의 형식으로 바꿉니다.
help-command-db-export = 모든 게임을 기록으로, 한 줄에 하나씩 씁니다.
help-command-position = JSON 게임 상황: 만들기, 진행하기, 점수 계산, 검사.
help-command-position-new = 새 게임 상황을 출력합니다.
help-command-position-actions = 게임 상황에서 할 수 있는 행동을 JSON 목록으로 출력합니다.
help-command-position-play = 행동을 하고, 사건과 그 뒤의 게임 상황을 출력합니다.
help-command-position-score = 지금 시대가 끝나면 양쪽이 얻을 점수를 출력합니다.
help-command-position-check = 게임 상황을 검사합니다. 문제가 없으면 아무것도 출력하지 않고, 있으면 한 줄에 하나씩 출력합니다.
help-command-record = JSON 게임 기록.
help-command-record-check = 기록을 다시 진행하며 검사합니다. 문제가 없으면 아무것도 출력하지 않고, 있으면 한 줄에 하나씩 출력합니다.
help-command-record-position = 기록의 행동을 일부 또는 모두 한 뒤의 게임 상황을 출력합니다.
help-command-components = 다른 상자의 카드와 정원 타일, TOML.
help-command-components-check = 구성품 파일을 검사합니다. 문제가 없으면 아무것도 출력하지 않고, 있으면 한 줄에 하나씩 출력합니다.
help-command-components-show = 기본 구성품 파일을 출력합니다. 직접 만들 때 바탕으로 쓸 수 있습니다.

## Options and arguments

help-version = 버전, 규칙 버전, 엔진 실행 방식을 보여 줍니다.
help-serve-host = 서버의 주소. 0.0.0.0이면 같은 네트워크의 휴대폰에서도 할 수 있습니다.
help-serve-shared = --host처럼 플레이어마다 게임을 따로 관리합니다. 리버스 프록시 뒤의 서버에 씁니다.
help-serve-port = 서버의 포트. 기본값: 8376, 쓸 수 없으면 비어 있는 포트.
help-serve-database = 게임을 저장할 곳: 경로 또는 PostgreSQL 데이터베이스의 URL.
help-serve-settings = 설정 파일. `ceres settings`가 견본을 출력합니다. 옵션이 파일보다 우선합니다.
help-serve-log-format = text 또는 json. json은 한 줄에 객체 하나입니다.
help-serve-metrics-port = 이 컴퓨터의 이 포트에서 Prometheus용 지표를 제공합니다.
help-serve-browser = 브라우저에서 페이지를 엽니다.
help-site-folder = 파일을 쓸 폴더: 새 폴더, 빈 폴더, 또는 예전 사이트가 있는 폴더.
help-site-force = 다른 파일이 있는 폴더에도 씁니다. 다른 파일은 그대로 둡니다.
help-site-address = 사이트가 놓일 주소. 링크를 올린 곳에 그림이 함께 나타납니다.
help-site-docs = 문서의 주소. 사이트에 문서 링크가 생깁니다. 사이트를 기준으로 한 상대 주소나 전체 주소를 쓸 수 있습니다.
help-play-pace = 케레스의 차례를 보여 주는 속도: slow(느리게), quick(빠르게), at-once(한 번에).
help-play-plain = 한 줄씩 진행합니다. 스크린 리더, 느린 연결, 스크립트, 파이프에 알맞습니다.
help-play-new = 새 게임을 바로 시작합니다.
help-daily-date = 날짜, 예: 2026-11-16. 기본값: 이 컴퓨터의 오늘 날짜.
help-daily-json = 게임을 하지 않고 날짜, 시드, 옵션을 출력합니다.
help-ladder-rank = 이 관직의 게임을 합니다. 예: quaestor. `ceres ladder --json`에 이름이 모두 나옵니다.
help-output = 출력할 곳. -는 표준 출력입니다.
help-theme = light(밝게), dark(어둡게), mono(흑백).
help-db-backup-out = 쓸 파일.
help-db-restore-file = 백업 파일.
help-db-copy = 사본을 둘 곳. 기본값: 파일 옆 또는 CERES_HOME 폴더.
help-database = 경로 또는 PostgreSQL 데이터베이스의 URL. 기본값: 내 게임.
help-game = 게임: ID 또는 ID의 앞 글자.
help-deleted = 복원할 수 있는 삭제된 게임을 보여 줍니다.
help-as-json = JSON으로 출력합니다.
help-source = 읽을 파일. -는 표준 입력입니다.
help-which-game = 파일에 게임이 여럿이면 몇 번째 게임인지. 1부터 셉니다.
help-at = 몇 번째 행동 뒤인지. 0은 처음입니다. 기본값: 모든 행동 뒤.
help-seed = 게임 준비의 시드. 시드가 같으면 게임도 같습니다. 기본값: 새 시드.
help-difficulty = normal(보통), hard(어려움), challenge(도전).
help-monuments = 기념물을 사용합니다.
help-variant = 하우스 룰: contested-population, creeping-gardens, wild-monuments, 또는 favour-5, favour-10, … favour-60. 여러 번 쓸 수 있습니다.
help-box = 당신의 상자에 든 구성품, TOML 파일.
help-actions = 행동을 순서대로, 하나에 인수 하나씩: income, 'buy C4', 'build domus C4', 'place C4'.
help-keep = 손상된 기록에서 온전한 부분을 여기에 씁니다. -는 표준 출력입니다.
help-force = 이미 있는 파일을 덮어씁니다.
help-components-file = 검사할 TOML 파일.
help-demo-actions = 행동을 이만큼 한 뒤 멈춥니다.
help-pace = 행동마다 기다리는 시간(초). 기본값: 터미널에서는 잠깐, 파이프에서는 없음.
help-lang = 언어: { $languages } 중 하나. 기본값: CERES_LANG, 없으면 시스템의 언어.
help-benchmark-bot = `ceres bots`에 나오는 봇.
help-benchmark-code = 직접 만든 봇의 Python 파일.
help-benchmark-command = 표준 입력으로 게임을 읽고 표준 출력으로 답하는 아무 프로그램.
help-benchmark-name = 표에 나올 플레이어의 이름. 기본값: 봇, 파일 또는 명령.
help-benchmark-setting = 이 설정만 합니다. 여러 번 쓸 수 있습니다.
help-benchmark-games = 설정마다 처음 몇 판만 합니다. 기본값: 100판 모두.
help-benchmark-seconds = 결정 하나의 시간제한.
help-benchmark-workers = 결정을 평가하는 프로세스의 수. 기본값: 코어마다 하나.
help-benchmark-output = 모든 게임이 든 결과를 이 파일에 씁니다.
help-benchmark-files = `ceres benchmark -o`로 쓴 결과.
help-sim-bot = `ceres bots`에 나오는 봇과 그 매개변수. 여러 번 쓸 수 있습니다.
help-sim-code = 직접 만든 봇, Python 파일. 여러 번 쓸 수 있습니다.
help-sim-difficulty = normal, hard, challenge, 또는 each(전부). 여러 번 쓸 수 있습니다.
help-sim-monuments = 기념물을 사용합니다. --no-monuments도 쓰면 양쪽 모두 합니다.
help-sim-no-monuments = 기념물 없이 합니다.
help-sim-variant = 하우스 룰: none(없음), contested-population, creeping-gardens, wild-monuments, favour-5부터 favour-60까지 중 하나, +로 이은 여러 개, 또는 each(처음 세 가지 각각). 여러 번 쓸 수 있으며, 하나마다 게임 그룹이 하나 생깁니다.
help-sim-components = 상자의 구성품, TOML 파일 또는 standard. 여러 번 쓸 수 있습니다.
help-sim-cards = 같은 시드로 케레스의 카드도 한 장씩 바꿔 봅니다.
help-sim-games = 그룹마다 하는 게임 수.
help-sim-seed = 첫 게임의 시드. 나머지는 이어집니다.
help-sim-decisions = 결정마다 한 줄도 씁니다.
help-sim-output = 결과를 담을 폴더.
help-sim-resume = 이 폴더의 게임을 그 계획대로 이어서 합니다.
help-sim-force = 폴더에 이미 있는 결과를 바꿉니다.
help-sim-workers = 프로세스 수. 기본값: 코어마다 하나.
help-sim-dask = Dask 클러스터에서 합니다: 스케줄러의 주소.
help-sim-time-limit = 봇이 결정 하나에 쓸 수 있는 시간(초).
help-report-results = 결과 폴더 또는 Parquet 파일. 각각을 첫 번째 것과 비교합니다.
help-report-output = 보고서를 담을 폴더.
help-report-force = 폴더에 이미 있는 보고서를 덮어씁니다.
help-forecast-after = 당신이 이 행동을 한 뒤의 차례를 예측합니다.
help-review-output = 분석을 HTML 페이지로도 씁니다.
help-coach-hint-playouts = 시뮬레이션할 게임 수. 기본값: 조언이 확실해질 때까지.
help-coach-playouts = 시뮬레이션할 게임 수. 많을수록 수치가 정확해집니다.
help-coach-seed = 시뮬레이션의 시드. 시드가 같으면 수치도 같습니다.
help-puzzles-book = 퍼즐집. 기본값: 프로그램에 들어 있는 퍼즐집.
help-puzzles-out = 저장할 파일(gzip 압축).
help-puzzles-games = 진행할 게임 수.
help-puzzles-seed = 게임의 시드. 같은 시드는 같은 퍼즐집을 만듭니다.
help-puzzles-id = 퍼즐의 ID.
help-puzzle-today = 오늘의 퍼즐.
help-puzzle-kind = 한 종류의 퍼즐만: best, win, only, deed 또는 tile.
help-puzzle-theme = 한 주제의 퍼즐만: bribes, civic, commerce, monuments, parks, population, purchases 또는 choices.
help-coach-workers = 프로세스 수. 기본값: 코어마다 하나.
help-pace-range = { $low } 이상 { $high } 이하여야 합니다

## puzzles

puzzles-making = 퍼즐을 만드는 중
puzzles-made = 퍼즐 { $count }개를 { $path }에 저장했습니다({ $size }kB).
puzzles-column-kind = 종류
puzzles-column-all = 전체
puzzle-kind = { $kind ->
    [best] 최선의 행동
    [win] 확실한 승리
    [only] 유일한 기회
    [deed] 어느 증서를 확보할까?
   *[tile] 타일은 어디에 놓일까?
}
puzzle-title = 퍼즐 { $id } · 난이도 { $grade }/5
puzzle-question = { $kind ->
    [best] 여기서 최선의 행동은 무엇일까요?
    [win] 무엇을 뽑더라도 확실히 이기는 행동은 무엇일까요?
    [only] 올바른 행동을 해야만 아직 이길 수 있습니다. 어느 행동일까요?
    [deed] 케레스가 { $card } 카드({ card-action })를 수행합니다. 어느 증서를 확보할까요?
   *[tile] 케레스가 공원을 확장합니다. 첫 타일은 어디에 놓일 수 있을까요?
}
puzzle-type = 1부터 { $count }까지의 번호를 입력하세요. 그만두려면: { $end }.
puzzle-again = 전에 틀렸던 퍼즐입니다. 다시 풀어 보세요.
puzzle-standing = 레이팅 { $rating }점 · 연속 정답 { $streak }개(최다 { $longest }개)
puzzle-address = 브라우저에서: { $address }
puzzle-right = 정답입니다!
puzzle-wrong = { $kind ->
    [best] 아쉽습니다. 이 행동으로는 { $vp }점을 잃습니다. 다른 행동을 골라 보세요.
    [win] 아쉽습니다. 이 행동의 승률은 { $win }입니다. 다른 행동을 골라 보세요.
    [only] 아쉽습니다. 이 행동을 하면 더는 이길 수 없습니다. 다른 행동을 골라 보세요.
   *[other] 아쉽습니다. 다시 살펴보세요.
}
puzzle-wrong-most = { $kind ->
    [best] 아쉽습니다. 이 행동으로는 { $vp }점 이상을 잃습니다. 다른 행동을 골라 보세요.
    [win] 아쉽습니다. 이 행동의 승률은 높아야 { $win }입니다. 다른 행동을 골라 보세요.
    [only] 아쉽습니다. 이 행동을 하면 더는 이길 수 없습니다. 다른 행동을 골라 보세요.
   *[other] 아쉽습니다. 다시 살펴보세요.
}
puzzle-rating-meaning = 누구나 1200에서 시작합니다. 퍼즐마다 첫 답이 맞으면 레이팅이 오르고 틀리면 내려가며, 뜻밖의 결과일수록 크게 움직입니다.
puzzle-rating-moved = { $way ->
    [up] 레이팅이 { $by } 올라 { $rating }점이 되었습니다.
   *[down] 레이팅이 { $by } 내려 { $rating }점이 되었습니다.
}
puzzle-theme = { $theme ->
    [bribes] 뇌물
    [civic] 공공 건물
    [commerce] 상업 건물
    [monuments] 기념물
    [parks] 공원
    [population] 인구
    [purchases] 증서와 수입
   *[choices] 케레스 대신 하는 선택
}
page-puzzle-title = 퍼즐
page-puzzle-loading = 퍼즐을 찾는 중…
page-puzzle-none = 그런 퍼즐이 없습니다
page-puzzle-next = 나에게 맞는 다음 퍼즐
page-puzzle-today = 오늘의 퍼즐
page-puzzle-mine = 내 결정
page-puzzle-mine-none = 오늘 다시 풀 결정이 없습니다. 끝난 게임을 분석하면 더 나은 선택이 있던 결정이 여기에 나옵니다.
page-puzzle-about = { $theme } ({ $count })
page-puzzle-choice = 퍼즐 고르기
page-puzzle-link = 이 퍼즐 공유하기
page-puzzle-copied = 링크를 복사했습니다. 이 퍼즐로 바로 연결됩니다.
page-puzzle-was = 정답: { $answers }
page-puzzle-answer = 답하기
page-puzzle-choose = { $count ->
    [0] 도시에서 부지를 고르세요.
   *[other] 내 답: { $lots }
}
page-puzzle-standing = 레이팅 { $rating } · { $streak ->
    [0] 연속 정답 없음
   *[other] { $streak }문제 연속 정답
} · { $due ->
    [0] 오늘 다시 풀 퍼즐 없음
   *[other] 오늘 다시 풀 퍼즐 { $due }개
}
puzzle-wants-lot = 이 퍼즐의 답은 도시의 부지입니다
puzzle-why = { $kind ->
    [win] 증명됨: ‘{ $action }’ 행동이면 무엇을 뽑더라도 이깁니다. 다른 행동의 승률은 높아야 { $win }입니다.
    [only] 증명됨: ‘{ $action }’ 행동의 승률은 { $chance }입니다. 다른 행동을 하면 무엇을 뽑더라도 집니다.
   *[best] 증명됨: ‘{ $action }’ 행동이면 최종 승점 차는 평균 { $lead }점, 승률은 { $chance }입니다. 다른 행동으로는 적어도 { $vp }점을 잃습니다.
}
