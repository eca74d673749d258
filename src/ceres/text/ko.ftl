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
not-true-or-false = true 또는 false여야 하는데 { $found }입니다
missing-key = 빠진 키가 있습니다: { $key }
unknown-key = 알 수 없는 키입니다: { $key }
too-small = { $low } 이상이어야 하는데 { $number }입니다
too-large = { $high } 이하여야 하는데 { $number }입니다
unknown-word = 알 수 없는 값입니다: { $word } (쓸 수 있는 값: { $words })
unknown-id = 알 수 없는 { $what }입니다: { $word }
wrong-format = 형식이 { $found }입니다. 이 프로그램이 읽는 형식은 { $expected }입니다
not-json = JSON이 아닙니다: { $problem } ({ $line }행 { $column }열)
nested-too-deep = JSON이 너무 깊이 중첩되어 있습니다
number-too-long = JSON에 자릿수가 너무 많은 숫자가 있습니다
twice-in-json = 한 객체에 같은 키가 두 번 나옵니다: { $key }
not-toml = TOML이 아닙니다: { $problem }
not-utf8 = UTF-8 텍스트가 아닙니다 ({ $byte }번째 바이트)
cannot-read = 읽을 수 없습니다: { $path } ({ $problem })
cannot-write = 쓸 수 없습니다: { $path } ({ $problem })

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
card-twice = 여기에 { $id } 카드가 두 번 나옵니다
letters-count = 글자로 하는 증서 확보에는 글자가 세 개 있어야 하는데 { $count }개입니다
letter-twice = 여기에 글자 { $letter }가 두 번 나옵니다
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
variant-twice = 여기에 { $name } 하우스 룰이 두 번 나옵니다
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
monument-listed-twice = 여기에 같은 기념물이 두 번 나옵니다: { $id }
components-value = null이거나 "sha256:" 뒤에 16진수 64자리가 있어야 합니다
components-needed = 다른 구성품으로 하는 상황입니다({ $digest }). 그 구성품도 함께 주세요
components-differ = { $digest } 구성품으로 하는 상황인데 주어진 구성품은 { $given }입니다
components-not-needed = 기본 구성품으로 하는 상황인데 다른 구성품이 주어졌습니다

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

## options and calls

bad-seed = 시드는 0 이상의 정수여야 하는데 { $found }입니다
not-components = 구성품이나 구성품 파일의 경로여야 하는데 { $found }입니다
nothing-to-undo = 되돌릴 것이 없습니다
strict-game = 되돌리기 없이 하는 게임이라 되돌릴 수 없습니다
cannot-listen = { $host }에서 포트 { $port }번을 열 수 없습니다: { $problem }. --port로 다른 포트를 지정하거나 그 포트를 쓰는 프로그램을 끝내세요
cannot-listen-there = { $host } 주소를 열 수 없습니다: { $problem }. --host로 이 컴퓨터의 주소를 지정하세요
no-page = 페이지가 아직 빌드되지 않았습니다. 체크아웃한 폴더에서 ./ceres를 실행하거나 패키지를 설치하세요
# What has no message of its own.
problem = { $text }
wrong-host = 이 서버의 이름이 아닙니다: { $host } (서버가 출력한 주소를 여세요)
other-page = 다른 페이지의 요청에는 응답하지 않습니다: { $origin }
wants-json = JSON(application/json)을 보내야 하는데 { $found }입니다
bad-request = 서버가 처리할 수 없는 요청입니다({ $status }): { $problem }
server-failed = 서버에 오류가 났습니다({ $problem }). 게임은 그대로입니다
no-place-now = 지금 당신의 부지에는 { PIECE($id, form: "eul") } 놓을 자리가 없습니다
undo-asks = 숨겨져 있던 것을 이미 보았습니다. 그래도 되돌리겠다고 확인하면 게임에 표시가 남습니다
nothing-to-redo = 다시 실행할 것이 없습니다

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

## the environment for learning agents

no-such-action = { $number }번 행동은 없습니다. 행동 번호는 0부터 { $last }까지입니다
not-one-each = 게임은 { $games }판인데 { $count }개가 주어졌습니다. 게임마다 하나씩 있어야 합니다
reset-needed = 진행 중인 게임이 없습니다. 먼저 reset을 호출하세요
bad-penalty = 벌점은 0 이상의 숫자여야 하는데 { $found }입니다
needs-agents = 학습 에이전트용 환경에는 라이브러리가 더 필요합니다: pip install "gardens-of-ceres[agents]"

## files

standard-input = 표준 입력
standard-output = 표준 출력
closed = 닫혀 있습니다
exists-already = 이미 있는 파일입니다: { $path } (덮어쓰려면 --force)

## kept games

not-an-address = 경로도 데이터베이스 주소도 아닙니다: { $place }
not-a-file = 게임은 파일에 저장해야 하는데 파일이 아닙니다: { $place }
no-driver = { $place }에 게임을 저장할 수 없습니다. 설치되지 않은 모듈: { $problem }
another-database = { $path } 파일은 다른 프로그램의 데이터베이스입니다. 아무것도 바꾸지 않았습니다. 게임을 다른 곳에 저장하세요
not-writable = { $path }에 게임을 저장할 수 없습니다: { $problem }. 쓰기를 허용하거나 CERES_HOME에 다른 폴더를 지정하세요
is-a-folder = { $path }에 게임을 저장할 수 없습니다. 파일이어야 하는데 폴더입니다
cannot-be-kept = 저장할 수 없습니다: { $problem }
disk-full = { $path } 파일이 있는 디스크에 남은 공간이 없습니다. 전에 저장한 것은 안전하지만 이번 것은 저장되지 않았습니다. 공간을 만든 뒤 다시 시도하세요
disk-failed = { $path } 파일이 있는 디스크가 작동하지 않습니다: { $problem }. 이번 것은 저장되지 않았습니다. 다시 시도하거나 CERES_HOME에 다른 폴더를 지정하세요
not-a-database = { $path } 파일은 게임 데이터베이스가 아닙니다. 그대로 두었습니다. 새로 시작하려면 이 파일을 따로 치워 두거나 CERES_HOME에 다른 폴더를 지정하세요
database-broken = { $path } 데이터베이스가 손상되었습니다: { $problem }. 그대로 두었습니다. 새로 시작하려면 이 파일을 따로 치워 두거나 사본으로 바꾸세요
locked = 다른 프로그램이 { $path } 파일을 쓰고 있습니다. 전에 저장한 것은 안전하지만 이번 것은 저장되지 않았습니다. 그 프로그램을 닫거나 다시 시도하세요
too-new = { $path }의 게임은 이 프로그램의 더 새로운 버전으로 저장되었습니다(형식 { $found }, 이 버전은 { $known }까지). 그대로 두었습니다. 새 버전을 사용하세요
no-migration = { $path }의 게임은 알 수 없는 형식({ $found })입니다. 그대로 두었습니다
no-connection = 지금은 { $path } 데이터베이스를 쓸 수 없습니다: { $problem }
no-such-game = 없는 게임입니다: { $id }
game-deleted = 삭제된 게임입니다: { $id } ({ $until }까지 복원할 수 있습니다)
conflict = { $id } 게임이 다른 곳에서 더 진행되었습니다(그쪽의 변경 { $current }, 이쪽의 변경 { $revision }). 다시 불러와서 이어 하세요. 잃은 것은 없고, 이번 것은 저장되지 않았습니다
no-such-point = { $id } 게임에 { $number }번째 행동은 없습니다. 행동은 모두 { $count }개입니다
nothing-undone = { $id } 게임에는 되돌린 것이 없습니다

# $id is the beginning of an id
games-several = 이렇게 시작하는 게임이 여럿입니다: { $id } (더 길게 쓰세요)

## what stands around an error

# $text is what was written, in quotation marks.
invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline }:
fault-line = - { $fault }
corrupt-position = 있을 수 없는 게임 상황입니다
corrupt-record = 이 게임 기록을 읽을 수 없습니다
invalid-components = 이 구성품 파일을 쓸 수 없습니다
invalid-option = 이 옵션을 쓸 수 없습니다

## the board as text

board-era = { $era }시대
board-last-turns = 마지막 차례: { $sides }
board-your-lot = 당신의 부지
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

lab-missing = 게임만 할 때는 쓰지 않는 라이브러리가 필요합니다(없는 것: { $library }). 설치하려면: { $command }
corrupt-plan = 이 게임들의 계획을 쓸 수 없습니다
lab-bot-changed = 이 게임들을 시작했을 때와 다른 파일입니다: { $path } (원래대로 되돌리거나 새로 시작하세요)
lab-rules-changed = 규칙 버전 { $found }에서 시작한 게임들입니다. 이 프로그램의 규칙 버전은 { $rules }입니다. 새로 시작하세요
lab-worker-rules = 워커의 규칙 버전은 { $found }, 이 프로그램의 규칙 버전은 { $rules }입니다. 워커에도 같은 버전을 설치하세요
lab-worker-lost = 워커 프로세스가 더 진행하지 못했습니다: { $problem }
lab-no-cluster = { $address }에서 Dask 스케줄러가 응답하지 않습니다: { $problem }
lab-folder-used = 비어 있지 않은 폴더입니다: { $folder } (다른 폴더를 고르거나, --resume으로 이어서 하거나, --force로 그 안의 결과를 지우세요)
lab-no-results = 결과가 없는 폴더입니다: { $folder } (plan.json이 없습니다)
lab-no-games = 아직 끝난 게임이 없습니다: { $folder }
lab-not-results = 게임 결과 파일이 아닙니다: { $path } (게임의 행이라면 있어야 할 열이 없습니다)
lab-broken-part = 손상된 파일입니다: { $path } ({ $problem }). 삭제한 뒤 --resume으로 이어서 하세요
lab-bot-too-long = { $bot } 봇이 시드 { $seed } 게임에서 너무 오래 생각했습니다. --time-limit으로 정한 { $limit }초를 넘었습니다
lab-bot-raised = { $bot } 봇이 시드 { $seed } 게임에서 오류를 냈습니다: { $problem }
lab-bot-illegal = { $bot } 봇이 시드 { $seed } 게임에서 규칙에 어긋난 행동을 했습니다: { $problem }
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

## kinds

kind-residential = 주거
kind-commercial = 상업
kind-civic = 공공
kind-any = 모든 종류

## Buildings

building-domus = 도무스
    .eul = 도무스를
    .eun = 도무스는
building-domus-maxima = 도무스 막시마
    .eul = 도무스 막시마를
    .eun = 도무스 막시마는
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
building-pottery = 도자기 공방
    .eul = 도자기 공방을
    .eun = 도자기 공방은
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
event-when-built-nothing = { PIECE($id) }: 아무도 건설 효과를 받지 못합니다.

## events: Ceres' turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = 케레스가 { $flipped } 카드(숫자 { $number })를 펼칩니다. 카드 줄의 { $number }번째 카드: { $card }, { card-action }.
# $columns are letters.
event-claim-skipped = { LIST($columns, type: "comma") }열의 증서는 시장에 없습니다.
event-claim-letters-only = 케레스가 { $deed } 증서를 확보합니다. 시장에 있는 { $letter }열의 유일한 증서입니다.
# $places are Lots of hers.
event-claim-letters-distance = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 케레스의 부지에 가장 가깝습니다({ LIST($places) }에서 { count-steps }).
event-claim-letters-price = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 가장 쌉니다(은화 { $price }개).
# $others are Deeds.
event-claim-letters-close = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 { LIST($others) } 증서와 똑같이 가깝고({ count-steps }) 더 쌉니다.
event-claim-letters-place = 케레스가 { $deed } 증서를 확보합니다. { $letter }열에서 { LIST($others) } 증서와 조건이 같고 더 왼쪽에 있습니다.
event-claim-only = 케레스가 { $deed } 증서를 확보합니다. 시장에 남은 유일한 증서입니다.
event-claim-cheapest-price = 케레스가 { $deed } 증서를 확보합니다. 가장 싼 증서입니다(은화 { $price }개).
event-claim-cheapest-place = 케레스가 { $deed } 증서를 확보합니다. { LIST($others) } 증서와 똑같이 싸고(은화 { $price }개) 더 왼쪽에 있습니다.
event-claim-dearest-price = 케레스가 { $deed } 증서를 확보합니다. 가장 비싼 증서입니다(은화 { $price }개).
event-claim-dearest-place = 케레스가 { $deed } 증서를 확보합니다. { LIST($others) } 증서와 똑같이 비싸고(은화 { $price }개) 더 오른쪽에 있습니다.
# Said behind one of the sentences above, of the Deed that she took.
event-silver-returned = 그 위에 있던 은화 { $silver }개는 은행으로 돌아갑니다.
event-no-claim-no-deed = 조건에 맞는 증서가 시장에 없습니다.
event-no-claim-no-marker = 케레스에게 남은 부지 마커가 없어 증서를 확보할 수 없습니다.
event-deed-flip = 케레스가 대신 자기 증서 덱에서 { $deed } 증서를 공개합니다.
event-failed-claim = 케레스의 증서 덱도 비어 있어 증서 확보에 실패합니다. 케레스가 승점 { $vp }점을 얻습니다.
# $icons are the silver icons on her Gardens; she lays one silver more than that.
event-bribe = { $count ->
    [1] 케레스가 { LIST($deeds) } 증서에 은화 1개를 놓습니다(정원의 { count-icons } + 1).
   *[other] 케레스가 { LIST($deeds) } 증서에 은화를 1개씩 놓습니다(정원의 { count-icons } + 1).
}
event-bribe-none = 시장이 비어 있어 케레스가 은화를 놓지 않습니다.
event-bribe-returned = 더 놓을 증서가 없어 은화 { $silver }개는 은행으로 돌아갑니다.
event-no-room = 케레스는 빈 부지가 없어 승점 { $vp }점을 얻습니다.
event-creep = 케레스는 빈 부지가 없어, 공원({ count-gardens })에 인접한 { $deed } 증서를 가져갑니다.
event-place-garden = 당신은 정원을 놓을 자리로 { $lots } 부지를 고릅니다.
event-place-monument = 당신은 { PIECE($id, form: "eul") } 건설할 자리로 { $lots } 부지를 고릅니다.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot }에 { TILE($tile) } 타일을 놓습니다. 새 공원이 됩니다.
   *[other] { $lot }에 { TILE($tile) } 타일을 놓습니다. { count-gardens }짜리 공원이 됩니다.
}
event-bag-empty = 주머니가 비었습니다. { $lot } 부지는 주인 없는 땅이 되고, 케레스는 인접한 자기 부지({ LIST($neighbours) })로 승점 { $vp }점을 얻습니다.
event-bag-empty-alone = 주머니가 비었습니다. { $lot } 부지는 주인 없는 땅이 되고, 인접한 케레스의 부지는 없습니다.
event-monument = 케레스가 { PIECE($id, form: "eul") } { $lots }에 건설합니다.
# $covered are Lots.
event-monument-covers = 케레스가 { PIECE($id, form: "eul") } { $lots }에 건설합니다. 덮인 정원 { $count }개({ LIST($covered) })는 주머니의 맨 뒤로 갑니다.
event-no-monument = 케레스는 기념물을 건설하지 않습니다. 남은 기념물 중에 칸 수가 케레스의 주거·상업 타일 수({ $tiles }개)보다 적고 놓을 자리도 있는 것이 없습니다.
event-no-monument-left = 남은 기념물이 없어 케레스가 기념물을 건설하지 않습니다.

## events: where a tile or a Monument goes, and why

# $options are the places, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = 케레스가 { TILE($tile) } 타일을 뽑습니다. 놓을 자리: { LIST($options) }{ sites-reason }.
event-sites-tile-choice = 케레스가 { TILE($tile) } 타일을 뽑습니다. 당신이 고를 자리: { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = 남은 타일이 없습니다. 정해진 부지: { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = 남은 타일이 없습니다. 당신이 고를 부지: { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = 주거·상업 타일이 { $tiles }개이므로 케레스가 { PIECE($id, form: "eul") } 건설할 수 있습니다. 놓을 자리: { LIST($options) }{ sites-reason }.
event-sites-monument-choice = 주거·상업 타일이 { $tiles }개이므로 케레스가 { PIECE($id, form: "eul") } 건설할 수 있습니다. 당신이 고를 자리: { LIST($options, type: "or") }{ sites-reason }.

# Why these places. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] { " " }(인접한 공원 중 가장 큰 공원, { count-gardens })
    [beside-several] { " " }(인접한 공원 중 가장 큰 공원들, 각각 { count-gardens })
    [corner] { " " }(대각선으로 닿는 공원 중 가장 큰 공원, { count-gardens })
    [corner-several] { " " }(대각선으로 닿는 공원 중 가장 큰 공원들, 각각 { count-gardens })
    [near] { " " }(케레스의 가장 큰 공원에서 { count-steps }으로 가장 가까운 곳)
    [far] { " " }(당신의 건물에서 { count-far }으로 가장 먼 곳)
    [near-far] { " " }(케레스의 가장 큰 공원에서 { count-steps }으로 가장 가까운 곳, 그중 당신의 건물에서 { count-far }으로 가장 먼 곳)
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
event-last-turn = 이번 시대 케레스의 마지막 차례는 카드 없이 하는 공원 확장입니다.
event-scoring = { $era }시대 점수 계산: 당신은 { $scored }점을 얻어 { $vp }점, 케레스는 { $her_scored }점을 얻어 { $her_vp }점입니다.
event-era-begins = { $era }시대가 시작됩니다. 시장: { LIST($market, type: "comma") }.
event-era-begins-bare = { $era }시대가 증서 없이 시작됩니다.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점: 당신의 승리입니다.
    [ceres] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점: 케레스의 승리입니다.
   *[tie] 게임이 끝났습니다. 당신 { $you }점, 케레스 { $ceres }점: 동점이므로 케레스의 승리입니다.
}

## what a scoring came from, as a table: side, source, amount, details

scoring-side-you = 당신
scoring-side-ceres = 케레스
source-population = 인구
source-commercial = 상업
source-silver = 상업
source-civic = 공공
source-lots = 빈 부지
source-parks = 정사각형
amount-vp = 승점 { $amount }점
amount-silver = 은화 { $amount }개
item-piece = { PIECE($id) } { $lots }: { $amount }
item-lots = { $lots }: { $amount }
item-population = { $own } 대 { $other }
item-population-bonus = { $own } 대 { $other }, 보너스 { $bonus }
item-population-contested = { $own } 대 { $other }: 차이가 너무 큼
item-population-none = 인구 없음
item-none = 없음

## the command line

cli-error = 오류: { $text }
cli-serving = 케레스의 정원이 { $url } 주소에서 열렸습니다 (끝내려면 Ctrl-C)
cli-serving-already = 케레스의 정원이 이미 실행 중입니다: { $url }
cli-served = 게임은 저장되어 있습니다. 안녕히 가세요!
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
bot-kind-montecarlo = 숨은 것을 새로 섞은 가상 게임에서 유망한 행동들을 planner 봇으로 끝까지 해 보고, 못한 절반을 거듭 버림
bot-kind-montecarlo-playouts = 결정마다 끝까지 해 보는 가상 게임의 수
bot-kind-montecarlo-seconds = 결정마다 생각하는 시간(초), 가상 게임의 수 대신 씀
bot-kind-montecarlo-workers = 생각하는 프로세스 수. 0이면 1개, 시간(초)을 정했다면 코어마다 1개
bot-kind-montecarlo-candidates = 해 보는 행동의 최대 개수: planner 봇이 가장 좋게 보는 것부터
bot-kind-montecarlo-random = 1이면 가상 게임을 무작위로 진행, 단순한 몬테카를로 방식
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
games-won = 승리
games-lost = 패배
games-unreadable = 재현할 수 없음
games-imported = { $id } 게임을 저장했습니다(행동 { $actions }개).
games-exported = { $id } 게임을 { $path }에 내보냈습니다.
games-deleted = { $id } 게임을 삭제했습니다. { $until }까지 복원할 수 있습니다: { $command }
games-restored = { $id } 게임을 복원했습니다.

## a recorded game, told; the options are as in a demonstration game

replay-title = 케레스의 정원: 기록된 게임 ({ $options })
replay-corrected = 게임 상황이 수정되었습니다. 다음과 같이 이어집니다.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = 케레스의 정원: 시연 게임 ({ $options })
demo-player = 플레이어는 깊이 생각하지 않습니다. 건설할 수 있으면 건설하고, 아니면 증서를 구입하고, 그것도 안 되면 수입을 받습니다.
demo-rules = 대괄호 안은 규칙 번호입니다. 해석이 필요한 규칙은 docs/rulings.md에 설명되어 있습니다.
demo-seed = 시드 { $seed }
demo-monuments = 기념물 사용
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
rule-t2 = 변을 맞댄 두 부지는 서로 인접합니다. 대각선은 규칙에 대각선이라고 적힌 경우에만 따집니다.
rule-t3-title = 거리
rule-t3 = 거리는 가로와 세로로 몇 칸 움직이는지 셉니다. 대각선으로는 움직이지 않습니다. 여러 부지끼리는 가장 짧은 거리를 씁니다.
rule-t4-title = 부지 마커
rule-t4 = 양쪽은 부지 마커를 8개씩 가지며, 소유한 빈 부지마다 하나씩 놓습니다. 부지에 건설하면 마커를 돌려받습니다. 따라서 빈 부지는 누구도 8칸을 넘을 수 없습니다.
rule-t5-title = 은행
rule-t5 = 은행의 은화는 모자라는 일이 없습니다.

## rules: set-up

rule-s1-title = 시작 증서
rule-s1 = 당신은 증서 6장을 받고 그 부지들에 부지 마커를 놓습니다. 케레스도 6장을 받아 뒷면으로 쌓습니다. 이것이 케레스의 증서 덱이며, 이 부지들에는 마커를 놓지 않습니다.
rule-s2-title = 시작 은화와 승점
rule-s2 = 당신은 은화 5개로 시작하고, 케레스는 은화 없이 시작합니다. 승점은 둘 다 0점입니다.
rule-s3-title = 첫 정원
rule-s3 = 케레스의 증서 3장을 공개합니다. 도전 난이도에서는 6장 모두 공개합니다. 공개한 부지마다 주머니에서 타일을 하나씩 뽑아 놓습니다.
rule-s4-title = 세 시대
rule-s4 = 나머지 증서 37장으로 시대별 더미 세 개를 만듭니다. 차례로 13장, 12장, 12장입니다.
rule-s5-title = 시장
rule-s5 = 시장에는 증서 6장을 앞면으로 놓습니다. 자리의 가격은 왼쪽부터 은화 2, 3, 4, 6, 8, 10개입니다.
rule-s6-title = 케레스의 카드 줄
rule-s6 = 케레스의 카드 18장을 섞습니다. 4장은 앞면으로 한 줄로 놓고, 나머지는 케레스의 덱이 됩니다.
rule-s7-title = 선 플레이어
rule-s7 = 당신이 먼저 합니다.
rule-s8-title = 기념물 세 개
rule-s8 = 기념물을 사용하면 크기가 서로 다른 기념물 세 개가 공급처에 놓입니다. 미네르바 신전과 불카누스 신전은 쓰지 않습니다.

## rules: your turn

rule-y1-title = 수입
rule-y1 = 은화 5개를 받고, 당신의 상업 건물에 표시된 은화만큼 더 받습니다.
rule-y2-title = 증서 구입
rule-y2 = 증서가 놓인 자리의 가격에 증서 위의 은화 수를 더한 만큼 내고, 그 부지에 부지 마커를 놓습니다. 남은 부지 마커가 있어야 구입할 수 있습니다. 오른쪽 증서들이 한 자리씩 당겨지고, 더미의 다음 증서가 나옵니다.
rule-y3-title = 건설
rule-y3 = 트레이의 건물 하나를 그 모양대로 당신의 부지에 놓습니다. 비용은 없습니다. 당신의 건물을 대체하며 건설할 수도 있지만, 대체되는 건물은 모두 새 건물보다 작아야 합니다. 대체된 건물은 트레이로 돌아가고, 새 건물이 덮지 않은 그 부지에는 부지 마커를 놓습니다.
rule-y4-title = 빈 부지의 한도
rule-y4 = 건설한 뒤 빈 부지가 8칸을 넘게 된다면 그렇게 건설할 수 없습니다.
rule-y5-title = 넘기기 없음
rule-y5 = 차례마다 반드시 행동을 하나 해야 합니다. 수입은 언제나 할 수 있습니다. 정원, 케레스의 부지, 주인 없는 부지에는 건설할 수 없습니다.

## rules: Ceres' turn

rule-c1-title = 케레스가 수행하는 카드
rule-c1 = 케레스의 덱에서 카드를 한 장 펼칩니다. 카드 줄을 왼쪽부터 세어, 펼친 카드의 숫자에 해당하는 카드를 수행합니다. 수행한 카드는 덱 맨 아래로 가고, 펼친 카드는 카드 줄의 오른쪽 끝에 놓입니다.
rule-c2-title = 글자로 하는 증서 확보
rule-c2 = 카드의 글자를 차례로 보아, 시장에 증서가 있는 첫 글자를 따릅니다. 그 글자의 증서 중 케레스가 소유한 부지에 가장 가까운 것을 가져갑니다. 그래도 여럿이면 그중 가장 싼 것, 그다음에는 가장 왼쪽 것입니다.
rule-c3-title = 가격으로 하는 증서 확보
rule-c3 = 최저가: 가격이 가장 낮은 증서를 가져가며, 여럿이면 가장 왼쪽 것입니다. 최고가: 가격이 가장 높은 증서를 가져가며, 여럿이면 가장 오른쪽 것입니다. 증서 위의 은화도 가격에 들어갑니다.
rule-c4-title = 확보한 증서의 처리
rule-c4 = 케레스는 아무것도 내지 않고 그 부지에 부지 마커를 놓습니다. 증서 위에 있던 은화는 은행으로 가고, 시장은 당신이 구입했을 때처럼 채웁니다.
rule-c5-title = 증서를 확보할 수 없을 때
rule-c5 = 맞는 증서가 없거나 남은 부지 마커가 없으면, 케레스의 증서 덱에서 한 장을 공개하고 그 부지에 타일을 놓습니다. 증서 덱도 비어 있으면 확보에 실패하고, 케레스가 승점 1점(도전에서는 2점)을 얻습니다.
rule-c6-title = 공원 확장
rule-c6 = 세 번 연달아, 타일을 뽑아 케레스의 빈 부지 한 칸에 놓습니다. 빈 부지가 없을 때마다 케레스가 대신 승점 1점을 얻습니다.
rule-c7-title = 뇌물
rule-c7 = 정원에 있는 은화 아이콘을 셉니다. 상업 타일마다 1개이고, 더블 타일은 어려움과 도전에서 2개입니다. 그보다 1개 많은 은화를 가져와, 시장의 증서에 왼쪽부터 1개씩 떨어질 때까지 놓습니다.
rule-c8-title = 빈 주머니
rule-c8 = 남은 타일이 없어도 부지는 똑같이 정합니다. 그 부지는 주인 없는 땅이 되고, 케레스는 그 부지에 인접한 자기 부지 한 칸마다 승점 4점을 얻습니다.

## rules: where a tile goes

rule-p1-title = 공원에 인접
rule-p1 = 타일은 공원에 인접한 케레스의 빈 부지에 놓습니다. 공원은 변을 맞대고 이어진 정원 무리입니다. 이렇게 인접한 공원이 여럿이면 가장 큰 공원을 따릅니다.
rule-p2-title = 공원의 대각선
rule-p2 = 공원에 인접한 케레스의 빈 부지가 없으면, 공원에 대각선으로 닿는 빈 부지에 놓습니다. 이번에도 그런 공원 중 가장 큰 공원을 따릅니다.
rule-p3-title = 가장 큰 공원 가까이
rule-p3 = 공원에 인접하거나 대각선으로 닿는 케레스의 빈 부지가 하나도 없으면, 가장 큰 공원에 가장 가까운 빈 부지에 놓습니다. 여럿이면 그중 당신의 건물에서 가장 먼 부지입니다.
rule-p4-title = 당신의 선택
rule-p4 = 이 규칙들로도 여러 자리가 남으면 그중에서 당신이 고릅니다. 타일은 고르기 전에 볼 수 있습니다.
rule-p5-title = 선택도 결정
rule-p5 = 케레스 대신 하는 선택도 행동처럼 기록되고 되돌릴 수 있습니다. 남은 자리가 하나뿐이면 묻지 않습니다.

## rules: the end of an era

rule-e1-title = 마지막 차례
rule-e1 = 차례가 끝났을 때 이번 시대의 증서가 시장에도 더미에도 없으면, 양쪽이 한 차례씩 더 합니다.
rule-e2-title = 케레스의 마지막 차례
rule-e2 = 시대마다 케레스의 마지막 차례는 언제나 공원 확장입니다. 카드를 펼치지 않으므로 기념물도 건설하지 않습니다.
rule-e3-title = 점수 계산과 다음 시대
rule-e3 = 마지막 차례가 끝나면 시대의 점수를 계산합니다. 그런 다음 다음 더미의 증서 6장을 시장에 놓고 차례를 이어 갑니다. 3시대가 끝나면 게임이 끝납니다.

## rules: scoring

rule-v1-title = 인구
rule-v1 = 인구가 많은 쪽은 자기 인구만큼 승점을 얻고, 1, 2, 3시대에 각각 보너스 4, 7, 10점을 더 얻습니다. 다른 쪽도 그 많은 쪽의 인구만큼 승점을 얻지만 보너스는 없고, 자기 인구가 0이면 아무것도 얻지 못합니다. 인구가 같으면 둘 다 보너스를 얻습니다.
rule-v2-title = 당신의 상업 건물
rule-v2 = 1시대와 2시대에는 당신의 상업 건물에 표시된 은화를 받습니다. 3시대에는 그 대신 상업 건물의 승점을 얻습니다.
rule-v3-title = 당신의 공공 건물
rule-v3 = 당신은 공공 건물마다 거기에 인접한 것에 따라 승점을 얻습니다. 당신의 건물, 정원, 케레스의 기념물을 각각 한 번씩만 셉니다. 정원은 그 종류의 건물로 보며 인구 1 또는 은화 1개를 가집니다. 더블 타일은 어려움과 도전에서 2로 셉니다.
rule-v4-title = 당신의 빈 부지
rule-v4 = 3시대에는 당신의 빈 부지 한 칸마다 승점 1점을 얻습니다.
rule-v5-title = 케레스의 인구
rule-v5 = 주거 타일은 각각 인구 1이고, 더블 타일은 어려움과 도전에서 인구 2입니다. 케레스의 인구도 당신의 인구와 같은 방법으로 승점이 됩니다.
rule-v6-title = 케레스의 상업 타일
rule-v6 = 케레스는 상업 타일마다 승점 1점을 얻고, 도전에서는 더블 타일로 2점을 얻습니다. 3시대에는 타일마다 1점씩 더 얻습니다.
rule-v7-title = 케레스의 공공 타일
rule-v7 = 공공 타일은 거기에 표시된 종류의 당신 건물이 인접해 있으면, 건물 하나마다 케레스에게 승점 2점(도전에서는 3점)을 줍니다. 정원은 세지 않습니다.
rule-v8-title = 정원의 정사각형
rule-v8 = 정원이 정사각형을 이루면 케레스가 2 × 2는 4점, 3 × 3은 18점, 4 × 4는 48점을 얻습니다. 한 정원을 두 정사각형에 셀 수는 없으며, 케레스에게 가장 유리하게 나눕니다.
rule-v9-title = 승패
rule-v9 = 당신의 승점이 케레스보다 많으면 당신이 이깁니다. 동점이면 케레스가 이깁니다.
rule-v10-title = 당신만의 것
rule-v10 = 케레스는 은화를 받지 않으며, 빈 부지로 승점을 얻지도 않습니다.

## rules: Monuments

rule-m1-title = 당신의 기념물
rule-m1 = 건설하기 전에 조건이 갖추어져 있으면, 공급처의 기념물을 건물처럼 건설할 수 있습니다. 그때부터 당신의 건물입니다. 나중에 다른 건물로 대체하면 공급처로 돌아가 다시 건설할 수 있습니다.
rule-m2-title = 케레스의 기념물
rule-m2 = 기념물 아이콘이 있는 카드를 수행한 뒤 케레스의 주거 타일과 상업 타일을 셉니다. 그 수보다 칸 수가 적고 케레스의 빈 부지에 들어맞는 공급처의 기념물 중 가장 작은 것을 건설합니다. 그런 것이 없으면 아무 일도 없습니다.
rule-m3-title = 케레스의 기념물 자리
rule-m3 = 들어맞는 모든 자리 가운데 타일을 놓는 규칙으로 정합니다. 공원과 얼마나 가까운지는 기념물의 가장 가까운 칸으로 따집니다.
rule-m4-title = 기념물을 건설할 때
rule-m4 = 케레스는 조건을 갖추지 않아도 됩니다. 유피테르 신전은 인접한 건물이 있는 쪽에 승점 2점을, 콜로세움은 은화 3개를 줍니다. 누가 건설하든 양쪽 모두에 적용되지만, 케레스에게 은화는 쓸모가 없습니다. 케레스의 정원과 기념물도 이때는 건물로 봅니다.
rule-m5-title = 케레스의 기념물 점수
rule-m5 = 케레스의 기념물은 같은 종류의 아이콘 하나짜리 정원 타일처럼 점수를 계산합니다. 공공 기념물은, 그 기념물이 세는 것을 점수로 삼는 공공 타일과 같습니다.
rule-m6-title = 기념물은 정원이 아님
rule-m6 = 케레스의 기념물은 공원에도 정사각형에도 들어가지 않고, 뇌물을 놓거나 다른 기념물을 건설할 때도 세지 않습니다. 그 부지는 케레스의 것이며, 당신의 공공 건물은 기념물에 표시된 값으로 기념물을 셉니다.
rule-m7-title = 기념물의 크기
rule-m7 = 기념물의 크기는 칸 수입니다. 일자 3칸과 ㄱ자 3칸은 크기가 같습니다.
rule-m8-title = 다른 확장 없음
rule-m8 = 케레스의 정원과 함께 쓸 수 있는 다른 모듈은 기념물뿐입니다.

## rules: house variants

rule-x1-title = 인구 경쟁
rule-x1 = 케레스의 인구가 더 많으면, 그 차이가 3 이하일 때만 당신이 인구로 승점을 얻습니다.
rule-x2-title = 침범하는 기념물
rule-x2 = 케레스의 기념물은 정원도 덮을 수 있습니다. 다만 케레스의 빈 부지를 한 칸 이상 함께 덮어야 합니다. 덮인 타일은 주머니의 맨 뒤로 갑니다.
rule-x3-title = 번지는 정원
rule-x3 = 타일을 놓을 빈 부지가 없으면, 케레스는 시장의 증서 중 부지가 공원에 인접한 것, 그중에서도 가장 큰 공원에 인접한 것을 가져가 그 자리에 바로 타일을 놓습니다. 그런 증서가 없으면 평소처럼 승점 1점을 얻습니다.

### 한국어: the screens of the game in a terminal.
### A Hangul letter is two columns wide. Lots, numbers and names stand where they need no particle.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = V

## The first screen

terminal-title = 케레스의 정원
terminal-subtitle = 당신은 로마를 세우고, 케레스는 정원으로 뒤덮습니다.
terminal-continue = 이어 하기
terminal-new-game = 새 게임
terminal-saved-games = 저장된 게임
terminal-settings = 언어, 속도, 색
terminal-help = 도움말
terminal-quit = 종료
terminal-back = 뒤로
terminal-unofficial = 비공식 팬 제작물. 출판사의 그림과 글을 쓰지 않았습니다.
terminal-home-hint = ↑ ↓ 선택 · Enter 열기 · ? 도움말 · Q 종료

## A new game

terminal-difficulty = 난이도
terminal-about-normal = 케레스의 더블 타일을 1로 셉니다. 게임을 익히기에 좋습니다.
terminal-about-hard = 더블 타일이 인구 2 또는 은화 2입니다. 뇌물이 늘고 더 빨리 커집니다.
terminal-about-challenge = 어려움에 더해, 정원 6개로 시작하고 공공·더블 타일의 승점이 늘어납니다.
terminal-monuments = 기념물
terminal-about-monuments = 양쪽 모두 건설할 수 있는 큰 건축물 세 개.
terminal-variants = 하우스 룰
terminal-about-contested-population = 케레스보다 인구가 3 넘게 적으면 인구 승점 없음
terminal-about-creeping-gardens = 케레스는 빈 부지가 없으면 공원에 인접한 증서를 가져감
terminal-about-wild-monuments = 케레스의 기념물이 정원을 덮을 수 있음
terminal-seed = 시드
terminal-seed-hint = 비우면 새 시드, 같은 수는 같은 게임
terminal-seed-bad = 시드는 0 이상의 정수입니다.
terminal-start = 게임 시작
terminal-new-hint = Tab 다음 · Space 변경 · Enter 시작 · Esc 뒤로

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = { $era }시대, { $you } : { $ceres }, { $difficulty }, 행동 { $actions }개
terminal-saved-won = 승리 { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = 패배 { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = 읽을 수 없음
terminal-saved-none = 저장된 게임이 아직 없습니다.
terminal-saved-hint = Enter 열기 · Del 삭제 · Z 삭제 취소 · Esc 뒤로
terminal-deleted = 삭제했습니다. Z를 누르면 되살립니다.
terminal-restored = 게임을 되살렸습니다.
terminal-nothing-deleted = 여기서 삭제한 게임이 없습니다.

## Language, pace and colours

terminal-language = 언어
terminal-pace = 케레스의 차례
terminal-pace-slow = 느림
terminal-pace-quick = 빠름
terminal-pace-at-once = 즉시
terminal-colours = 색
terminal-colours-dark = 어둡게
terminal-colours-light = 밝게
terminal-settings-hint = ↑ ↓ 선택 · Enter 변경 · Esc 뒤로

## The table: both sides

terminal-era = 시대 { $era }/3
terminal-deeds = 남은 증서 { $count }장
terminal-last-turns-both = 마지막 차례: 당신, 케레스
terminal-last-turns-you = 당신의 마지막 차례
terminal-last-turns-ceres = 케레스의 마지막 차례
terminal-you = 당신
terminal-ceres = 케레스
terminal-vp = 승점 { $vp }
terminal-silver = 은화 { $silver }
terminal-population = 인구 { $population }
terminal-markers = 마커 { $markers }
terminal-seed-is = 시드 { $seed }

## The table: panels

terminal-panel-tray = 트레이
terminal-panel-ceres = 케레스
terminal-panel-score = 점수
terminal-panel-log = 기록
terminal-market-empty = 시장이 비어 있습니다.
terminal-monument-supply = 기념물
terminal-none-left = –
terminal-worth-residential = 인구 { $population }
terminal-worth-commercial = 은화 { $silver }, 승점 { $vp }
terminal-effect-building = 건물마다 승점 { $vp }
terminal-effect-citizen = 인구 { $per }마다 승점 { $vp }
terminal-effect-silver = 은화 1마다 승점 { $vp }
terminal-effect-civic = 공공마다 승점 { $vp }
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
terminal-key-home = 처음으로
terminal-key-confirm = 확정
terminal-key-turn = 회전
terminal-key-next = 다음 자리
terminal-key-back = 뒤로
terminal-key-pick = 선택
terminal-key-open = 규칙
terminal-key-skip = 건너뛰기
terminal-key-pace = 속도: { $pace }
terminal-key-log = 기록
terminal-key-score = 점수
terminal-key-new = 새 게임
terminal-key-result = 결과

## What is asked, and what an action would change

terminal-ask-turn = 당신의 차례: 수입, 증서 구입, 건설 중 하나를 하세요.
terminal-ask-income = 수입: 은화 { $silver }개. 받으면 은화 { $after }개가 됩니다.
terminal-ask-deed = { $deed } 증서, { $place }번 자리: 은화 { $price }개. 남는 은화 { $after }개.
terminal-ask-deed-bribed = { $deed } 증서, { $place }번 자리: 은화 { $price }개(자리 { $printed } + 놓인 은화 { $bribe }). 남는 은화 { $after }개.
terminal-ask-tray = { $piece }: { $worth }. 놓을 자리 { $places }곳.
terminal-ask-place = { $piece }: { $lots } (자리 { $number }/{ $count }).
terminal-ask-choice-garden = 케레스의 { $tile } 타일을 놓을 자리를 고르세요: { $lot } (자리 { $number }/{ $count }).
terminal-ask-choice-empty = 주머니가 비었습니다. 케레스가 내놓을 부지를 고르세요: { $lot } (자리 { $number }/{ $count }).
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
terminal-change-score = 지금 시대가 끝나면 { $before } → { $after }
terminal-change-her-score = 케레스 { $before } → { $after }
terminal-change-nothing = 그 밖의 변화 없음
terminal-no-place = { $piece }: 당신의 부지에 놓을 자리가 없습니다.
terminal-only-places = 표시된 부지에만 놓을 수 있습니다.
terminal-one-way = 여기서는 한 방향으로만 놓을 수 있습니다.
terminal-over = 게임 종료, { $you } 대 { $ceres }. Enter를 누르면 결과를 봅니다.
terminal-telling = 케레스의 차례. Space로 건너뜁니다.
terminal-nothing-to-undo = 되돌릴 것이 없습니다.
terminal-nothing-to-redo = 다시 실행할 것이 없습니다.
terminal-undone = 되돌림: { $action }.
terminal-redone = 다시 실행: { $action }.
terminal-conflict = 이 게임은 다른 창에서 더 진행되었습니다. 지금 상태를 보여 드립니다. 마지막 행동은 반영되지 않았습니다.
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
terminal-lot-you = { $lot }: 당신의 빈 부지.
terminal-lot-ceres = { $lot }: 케레스의 빈 부지.
terminal-lot-building = { $lot }: 당신의 { $piece } ({ $worth }).
terminal-lot-monument = { $lot }: 케레스의 { $piece }.
terminal-lot-garden = { $lot }: 케레스의 정원, { $tile }, 정원 { $size }개짜리 공원.

## Scoring and result

terminal-scoring-title = { $era }시대 점수 계산
terminal-scoring-now = 지금 { $era }시대가 끝난다면
terminal-scored = 승점 +{ $vp }
terminal-scored-silver = 은화 +{ $silver }
terminal-has = 합계 승점 { $vp }
terminal-item-population = { $own } 대 { $other }
terminal-item-bonus = 보너스 { $bonus }
terminal-item-beside = 인접: { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = { $you } 대 { $ceres }, 당신의 승리입니다.
terminal-result-lost = { $you } 대 { $ceres }, 케레스의 승리입니다.
terminal-result-tie = { $you }점 동점: 케레스의 승리입니다.
terminal-result-eras = 시대별 승점
terminal-result-era = { $era }시대
terminal-result-other = 그 밖
terminal-result-total = 합계

## Rules and help

terminal-rules-title = 규칙
terminal-help-title = 조작키
terminal-help-play = 당신의 차례
terminal-help-look = 보기
terminal-help-game = 게임
terminal-help-signs = 보드의 기호
terminal-help-mouse = 마우스: 증서, 트레이의 건물, 부지, 기록의 줄, 맨 아랫줄의 키를 클릭하세요.
terminal-does-income = 수입 받기
terminal-does-buy = 증서 구입, 1~6으로 고르기
terminal-does-build = 건설, 트레이에서 건물 고르기
terminal-does-arrows = 건물, 증서, 자리, 부지 사이를 이동
terminal-does-turn = 건물 회전
terminal-does-tab = 다음 자리, 이전 자리
terminal-does-enter = 확정
terminal-does-escape = 뒤로
terminal-does-undo = 되돌리기
terminal-does-redo = 다시 실행
terminal-does-panels = 트레이, 케레스, 점수, 기록
terminal-does-log = 기록: 줄을 골라 Enter로 규칙 보기
terminal-does-score = 지금 시대가 끝날 때의 점수를 항목별로 보기
terminal-does-skip = 케레스의 차례 건너뛰기
terminal-does-pace = 케레스의 차례 속도: 느림, 빠름, 즉시
terminal-does-colours = 어두운 배경 또는 밝은 배경
terminal-does-home = 처음 화면으로, 게임은 저장됨
terminal-does-quit = 종료, 게임은 저장됨
terminal-does-help = 이 화면
terminal-sign-yours = 당신의 빈 부지
terminal-sign-hers = 케레스의 빈 부지
terminal-sign-deed = 시장에 증서가 있는 부지
terminal-sign-building = 당신의 건물: 종류와 값
terminal-sign-civic = 공공: 세는 것 (r 인구, c 은화, v 공공, * 전부)
terminal-sign-garden = 정원: 종류, 더블 타일은 두 글자
terminal-sign-garden-civic = 공공 정원: 점수가 되는 종류 (* 모든 종류)
terminal-sign-monument = 케레스의 기념물

## Before the first screen

terminal-not-a-terminal = ceres play는 화면 전체를 쓰는 터미널이 필요합니다. 글로만 게임을 보려면: ceres demo
terminal-window-too-small = ceres play에는 { $width }열 { $height }행짜리 창이 필요한데 지금은 { $columns }열 { $lines }행입니다. 창을 키우거나 다음을 쓰세요: ceres demo
terminal-saves-failed = 저장된 게임을 쓸 수 없습니다.
terminal-saves-aside = 손상된 파일을 치워 두고 새로 시작할까요? 파일의 내용은 지워지지 않습니다. [y/N]
terminal-saves-now-at = 이제 파일은 여기에 있습니다: { $path }
terminal-yes = y
terminal-bad-pace = 없는 속도입니다: { $pace } (slow, quick, at-once 중 하나)
# an item of a scoring and what it came from
terminal-item-of = { $item }: { $things }

### The page in the browser. It says these and the shared messages above: neither those of the
### terminal nor those of the command line.

## the page

page-title = 케레스의 정원
page-close = 닫기
page-to-start = 처음 화면으로
page-try-again = 다시 시도
page-lost-title = 여기에는 아무것도 없습니다
page-lost = 이 주소에는 페이지가 없습니다.
page-trouble-title = 문제가 생겼습니다
page-trouble = 페이지를 더 진행할 수 없습니다. 게임은 저장되어 있으며 잃은 것은 없습니다.
page-trouble-details = 문제의 내용

## the page: the first screen

page-home-subtitle = 당신은 로마를 세우고, 케레스는 정원으로 뒤덮습니다.
page-home-about = 혼자 하는 게임입니다. 부지 49칸의 도시에서 세 시대에 걸쳐 수확의 여신과 맞섭니다. 여신보다 많은 승점을 얻으세요.
page-home-choose = 난이도와 기념물, 하우스 룰을 고르세요.
page-home-buy = 땅을 사고
page-home-about-buy = 시장의 증서 한 장은 도시의 부지 한 칸입니다. 기다릴수록 싸지지만, 케레스가 먼저 가져갈 수도 있습니다.
page-home-build = 도시를 짓고
page-home-about-build = 집은 인구를, 공방은 은화를 늘려 줍니다. 도서관과 분수는 인접한 것에 따라 승점을 줍니다.
page-home-ceres = 케레스를 앞지르세요
page-home-about-ceres = 케레스의 카드는 부지를 차지하고, 정원을 놓고, 값을 올립니다. 케레스가 무엇을 어떤 규칙에 따라 했는지 차례마다 볼 수 있습니다.
page-home-continue = 하던 게임
page-home-go-on = 이어 하기
page-home-new = 새 게임

## the page: a new game

page-new-back = 뒤로
page-new-difficulty = 케레스는 얼마나 강할까요?
page-new-about-normal = 케레스는 정원 3개로 시작하고, 더블 타일을 1로 셉니다. 게임을 익히기에 좋습니다.
page-new-about-hard = 케레스의 더블 타일이 인구 2 또는 은화 2개가 됩니다. 케레스가 더 빨리 커지고 뇌물도 늘어납니다.
page-new-about-challenge = 어려움에 더해, 케레스가 정원 6개로 시작합니다. 공공 타일과 더블 상업 타일, 실패한 증서 확보의 승점도 늘어납니다.
page-new-monuments = 기념물
page-new-about-monuments = 큰 건축물 세 개가 준비됩니다. 당신은 조건을 갖추어야 하고, 케레스는 자리만 있으면 됩니다. 누가 먼저 건설할까요?
page-new-variants = 하우스 룰
page-new-about-variants = 게임을 잘 아는 플레이어를 위해 저희가 만든 규칙입니다. 처음에는 꺼 두세요.
page-new-about-contested-population = 케레스보다 인구가 3 넘게 적으면 인구로 승점을 얻지 못합니다.
page-new-about-creeping-gardens = 타일을 놓을 빈 부지가 없으면, 케레스는 시장에서 자신의 가장 큰 공원에 인접한 증서를 가져갑니다.
page-new-about-wild-monuments = 케레스가 자기 정원 위에도 기념물을 건설할 수 있습니다. 기념물 없는 게임에서는 달라지는 것이 없습니다.
page-new-more = 기념물, 되돌리기, 시드
page-new-about-strict = 실수도 되돌릴 수 없습니다. 꺼 두면 모든 행동을 되돌릴 수 있습니다.
page-new-seed = 시드
page-new-seed-any = 무작위
page-new-about-seed = 숫자와 설정이 같으면 증서, 카드, 타일까지 같은 게임이 됩니다.
page-new-seed-bad = 시드는 0 이상, 15자리 이하의 정수입니다.
page-new-begin = 게임 시작
page-new-beginning = 게임을 준비하는 중 …

## the page: saved games

page-games-title = 저장된 게임
page-games-unfinished = 진행 중 ({ $count })
page-games-finished = 끝남 ({ $count })
page-games-deleted = 삭제됨 ({ $count })
page-games-no-unfinished = 진행 중인 게임이 없습니다.
page-games-no-finished = 아직 끝까지 한 게임이 없습니다.
page-games-no-deleted = 지난 30일 동안 삭제한 게임이 없습니다.
page-games-era = 시대 { $era }/3
page-games-score = 당신 { $you }점, 케레스 { $ceres }점
page-games-won = 승리
page-games-lost = 패배
page-games-unreadable = 읽을 수 없음
page-games-export = 파일로 저장
page-games-delete = 삭제
page-games-restore = 복원
page-games-is-deleted = 게임을 삭제했습니다.
page-games-undo = 삭제 취소
page-games-more = { $count }개 더 보기
page-games-import = 파일 열기
page-games-import-drop = 게임 파일을 여기에 놓으세요
page-games-import-failed = 열 수 없는 파일입니다
page-games-import-too-large = 게임 파일이라기에는 너무 큽니다.
page-games-import-more-faults = 그 밖의 오류 { $count }개
page-games-import-good-part = { $count ->
    [0] 게임을 처음부터 할 수 있습니다.
    [1] 첫 번째 행동까지는 온전합니다. 거기서부터 이어 할 수 있습니다.
   *[other] { $count }번째 행동까지는 온전합니다. 거기서부터 이어 할 수 있습니다.
}
page-games-import-salvage = 복구해 열기

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
page-settings-pace-means = { $pace ->
    [slow] 한 단계씩, 천천히 읽을 수 있게 보여 줍니다.
    [quick] 한 단계씩, 케레스에게 익숙한 분을 위해 빠르게 보여 줍니다.
   *[other] 바로 결과를 보여 줍니다. 무엇을 했는지는 기록에 남습니다.
}

## the page: undo and redo

page-undo = 되돌리기
page-undo-redo = 다시 실행
page-undo-strict = 되돌리기 없음
page-undo-strict-means = 되돌리기 없이 하는 게임입니다.
page-undo-peeked = 공개 후 되돌림
page-undo-peeked-means = 이 게임에서는 숨겨진 것을 본 뒤에 { $count }번 되돌렸습니다.
page-undo-asks = 그래도 되돌릴까요?
page-undo-seen = 그 뒤로 숨겨져 있던 것 { $count }개를 보았습니다:
page-undo-deed = { $deed } 증서
page-undo-marked = 되돌려도 같은 순서로 다시 나옵니다. 되돌리면 게임에 표시가 남고, 그 뒤로는 다시 묻지 않습니다.
page-undo-keep = 그대로 두기
page-undo-anyway = 되돌리기

## the page: notices

page-notice-away = 게임이 응답하지 않습니다.
page-notice-away-what-to-do = 게임을 실행한 창이 아직 열려 있나요? 닫혔다면 ceres를 다시 시작하세요. 잃은 것은 없으며, 페이지는 저절로 이어집니다.
page-went-on-elsewhere = 게임이 다른 창에서 더 진행되었습니다. 지금 상태를 보여 드립니다.

## the page: scorings and the end of the game

page-scoring-title = { $era }시대 종료
page-scoring-if-now = 지금 시대가 끝난다면
page-scoring-last = 마지막 점수 계산
page-scoring-scored = 승점 +{ $vp }
page-scoring-then = 합계 { $vp }점
page-scoring-go-on = 계속
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = 내역: { $things }
page-scoring-beside = 인접: { $things }
page-result-won = 당신이 이겼습니다!
page-result-lost = 케레스가 이겼습니다.
page-result-tie = 동점: 케레스의 승리입니다.
# $side is you or ceres.
page-result-side = { $side ->
    [you] 당신 { $vp }
   *[ceres] 케레스 { $vp }
}
page-result-chart = 게임 동안의 양쪽 승점. 마지막에 당신은 { $you }점, 케레스는 { $ceres }점.
page-result-era = { $era }시대
page-result-at = { $side ->
    [you] 당신: 승점 { $vp }점
   *[ceres] 케레스: 승점 { $vp }점
}
page-result-decided = 승부를 가른 것
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] 당신의 가장 큰 승리 요인은 { page-result-from }입니다. 케레스보다 승점 { $vp }점을 더 얻었습니다.
   *[ceres] 케레스의 가장 큰 승리 요인은 { page-result-from }입니다. 당신보다 승점 { $vp }점을 더 얻었습니다.
}
page-result-source = 항목
page-result-from = { $source ->
    [other] 그 밖의 것
   *[source] { SOURCE($source) }
}
page-result-difference = 차이
page-result-again = 다시 하기
page-result-picture = 그림 저장
page-result-picture-title = 케레스의 정원: 당신 { $you }점, 케레스 { $ceres }점
page-result-no-picture = 그림을 만들지 못했습니다.

## the page: Ceres' turn, step by step

page-telling-title = 케레스의 차례
page-telling-before = 당신의 차례가 끝날 때마다 케레스의 차례가 됩니다.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = 케레스가 숫자 { $number } 카드를 펼쳐, 카드 줄의 { $number }번째 카드를 수행합니다: { card-action }.
page-telling-flipped = 펼친 카드
page-telling-steps = 이번 차례의 단계
page-telling-ahead = 아직 남은 단계
page-telling-next = 다음
page-telling-skip = 건너뛰기
page-telling-pause = 일시 정지
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
page-telling-brief-claims = { $of } 증서 확보
page-telling-brief-plants = { $of }에 정원
page-telling-brief-bribes = { $of } 증서에 은화
page-telling-brief-gives-up = { $of } 부지 내놓음
page-telling-brief-builds = { PIECE($of) } 건설
page-telling-brief-scores = 승점 { $vp }점
page-telling-nothing = 이제 당신이 고를 차례입니다.
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
page-telling-vp = 승점 +{ $vp }

## the page: what Ceres has

page-ceres = 케레스
page-ceres-row = 카드 줄
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, 숫자 { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] 이 글자 중 시장에 증서가 있는 첫 번째 열의 증서를 확보합니다.
    [cheapest] 가격이 가장 낮은 증서를 확보합니다.
    [dearest] 가격이 가장 높은 증서를 확보합니다.
    [enlarge] 타일을 뽑아 자기 빈 부지에 놓기를 세 번 합니다.
   *[bribe] 시장의 증서에 왼쪽부터 은화를 1개씩 놓습니다. 정원에 은화가 많을수록 많이 놓습니다.
}
page-ceres-about-icon = 그런 다음 기념물을 건설할 수 있습니다.
page-ceres-about-number = 이 카드를 펼치면 카드 줄의 { $number }번째 카드를 수행합니다.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = 덱: 못{ "\u00A0" }본{ "\u00A0" }{ $unseen }장, 본{ "\u00A0" }{ $known }장
page-ceres-deck-order = { $unseen ->
    [0] 이 순서로 나옵니다.
   *[other] 아무도 보지 못한 카드 { $unseen }장 다음에 이 순서로 나옵니다.
}
page-ceres-deck-unknown = 이 카드들은 아직 아무도 보지 못했습니다. 수행한 카드는 덱 아래로 가므로 순서를 알 수 있습니다.
page-ceres-deeds = { $count ->
    [0] 증서 덱 없음
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
page-log-era = { $era }시대
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] 당신
    [ceres] 케레스
   *[game] 게임
}
page-log-round = { $round }라운드
page-log-corrected = 게임 상황이 수정되었습니다.
page-log-empty = 당신의 첫 행동부터 기록됩니다.

## the page: a rule, its id and its title

page-rule = 규칙 { $id }: { $title }

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] 케레스의 타일을 놓을 부지를 고르세요
    [monument] 케레스의 기념물 자리를 고르세요
   *[empty] 주머니가 비었습니다. 케레스가 내놓을 부지를 고르세요
}
page-choice-why = 이 자리인 이유
page-choice-places = 고를 수 있는 자리 { $count }곳
page-choice-left = 이어서 타일 { $left }개를 더 놓습니다.
page-choice-icon = 끝으로 기념물을 건설할 수 있습니다.
page-choice-pick = 여기나 도시에서 자리를 고르세요
page-choice-confirm = { $what ->
    [garden] { LIST($lots) }에 놓기
    [monument] { LIST($lots) }에 건설
   *[empty] { LIST($lots) } 내놓기
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · { $era }시대 · 케레스의 정원
page-table-loading = 게임을 펼치는 중 …
page-table-no-game = 게임을 찾을 수 없습니다
page-table-no-answer = 응답이 없습니다
page-table-no-answer-text = 게임 서버가 응답하지 않습니다. 게임은 저장되어 있습니다. 서버를 다시 시작하고 다시 시도하세요.
page-table-home = 처음 화면으로, 게임은 저장됨
page-table-side-you = 당신
page-table-side-ceres = 케레스
page-table-acts = 지금 차례
page-table-vp = 승점 { $vp }점
page-table-silver = 은화 { $silver }개
page-table-population = 인구 { $population }
page-table-markers = 남은 부지 마커 { $markers }개
page-table-forecast = 지금 시대가 끝나면 승점 +{ $vp }점
page-table-next-income = 수입으로 은화 { $silver }개
page-table-era = 시대 { $era }/3
page-table-deeds-left = 남은 증서 { $count }장
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] 마지막: 당신
    [ceres] 마지막: 케레스
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
page-table-lot = { $lot } 부지
page-table-garden = 정원: { TILE($tile) }
page-table-lot-nobody = { $lot }: 주인 없는 부지
page-table-lot-offer = { $lot }: 은화 { $price }개에 판매 중
page-table-lot-marker = { $side ->
    [you] { $lot }: 당신의 빈 부지
   *[ceres] { $lot }: 케레스의 빈 부지
}
page-table-lot-piece = { $side ->
    [you] { $lot }: 당신의 { PIECE($id) }
   *[ceres] { $lot }: 케레스의 { PIECE($id) }
}
page-table-lot-garden = { $lot }: 정원, { TILE($tile) }, 정원 { $size }개짜리 공원
page-table-kind = { $side ->
    [you] 당신의 { KIND($kind) } 건물, { LIST($lots, type: "comma") }
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
page-table-empty-you = 당신의 빈 부지: 건설할 수 있습니다.
page-table-empty-ceres = 케레스의 빈 부지: 정원이 놓일 수 있습니다.
page-table-nobody = 주인 없는 부지. 증서가 시장에 없습니다.
page-table-scores-now = 지금 시대가 끝나면 승점 { $vp }점

## the page: what to do now

page-table-bar = 할 일
page-table-your-turn = 당신의 차례: 수입, 증서 구입, 건설 중 하나
page-table-her-turn = 케레스의 차례
page-table-over = 게임이 끝났습니다. { $you } 대 { $ceres }.
page-table-income = 은화 { $silver }개를 받을까요?
page-table-build-on = { $lot }: 당신의 부지. 무엇을 건설할까요?
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
    [0] 주머니가 비었습니다. 케레스가 내놓을 부지를 고르세요.
   *[other] 케레스가 { $lots } 부지를 내놓을까요?
}
page-table-choose-monument = { $count ->
    [0] 케레스의 기념물 자리를 고르세요: { PIECE($id) }.
   *[other] 케레스의 { PIECE($id, form: "eul") } { LIST($lots, type: "comma") }에 건설할까요?
}
page-table-replaces = 대체되는 건물: { PIECE($ids) }.
page-table-marked = { LIST($lots) }에 당신의 부지 마커 { $count }개를 다시 놓습니다.
# Buttons.
page-table-do-income = 수입 +{ $silver }
page-table-do-buy = { $deed } 구입 (은화 { $price })
page-table-do-build = 건설
page-table-do-build-what = 건설 …
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
    [score] 지금 { $before } → { $after }
    [her-population] 인구 { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] 지금 { $before } → { $after }
}
page-change-about = { $what ->
    [silver] 당신의 은화
    [income] 수입 때 건물에서 받는 은화
    [population] 당신의 인구
    [vp] 당신의 승점
    [score] 지금 시대가 끝난다면 당신이 얻을 승점
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
    [0] 이번 시대에 남은 더미 없음
   *[other] 이번 시대의 더미에 증서 { $count }장
}
# $counts: how many Deeds lie in the piles of the eras to come.
page-market-later = 이후 { LIST($counts) }장
page-market-empty = 시장이 비어 있습니다.

## the page: the tray

page-tray = 당신의 트레이
page-tray-monuments = 기념물
page-tray-piece = { PIECE($id) }: { $shows }. 남은 것 { $left }개, { $places ->
    [0] 지금은 놓을 자리 없음
   *[other] 놓을 자리 { $places }곳
}.
page-tray-shows = { PIECE($id) }: { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) }: { $shows }. 지금은 건설할 수 없습니다: { $why }.
page-tray-needs = 조건: { $needs }.
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

### The laboratory.

## `ceres sim`

sim-interpreted = 엔진이 인터프리터로 실행되어, 컴파일했을 때보다 열다섯 배쯤 느립니다. 컴파일하려면: { $command }
sim-playing = 진행 중
# The pace, and hours, minutes and seconds that are left.
sim-pace = 초당 { $rate }판, { $left } 남음
sim-kept = 게임 { $total }판 중 { $done }판이 끝나 저장되었습니다. 이어서 하려면: { $command }
sim-legend = 승률과 그 95% 구간(윌슨). 점수는 평균 ± 게임 간 표준편차입니다.
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
lab-with-monuments = 기념물 사용
lab-without-monuments = 기념물 없음
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
report-foot = 모든 구간은 95% 구간입니다. 모든 수치는 게임 하나하나의 행에서 셌으며, 이 페이지는 어디에서도 아무것도 받아 오지 않았습니다.
report-everywhere = 모든 게임에 공통: { $same }.
report-one-scene = 여기에 보이는 것: { $scene }.

report-overview-title = 무엇을 했나
report-overview-text = 게임 { $games }판. 승률과 그 구간(윌슨)이며, 점수는 평균 ± 게임 간 표준편차입니다.
report-unfinished = 아직 다 하지 않았습니다: { $total }판 중 { $done }판.
report-wins-title = 얼마나 자주 이기나
report-wins-text = 난이도와 봇에 따른 승률과 그 구간입니다. 전체를 몇 번이고 다시 한다면, 이런 구간 스무 개 중 열아홉 개에는 실제 승률이 들어 있습니다.
report-axis-wins = 승률
report-margins-title = 몇 점 차로 이기고 지나
report-margins-text = 승점 차, 곧 당신의 승점에서 케레스의 승점을 뺀 값에 따른 게임의 분포입니다. 점선 오른쪽이 당신이 이긴 게임입니다.
report-axis-margin = 승점 차
report-points-title = 승점은 어디에서 오나
report-points-text = 1~3시대에 양쪽이 얻은 항목별 평균 승점입니다.
report-axis-vp = 승점
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
report-grows-cheapest = 가장 싼 증서의 가격
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
