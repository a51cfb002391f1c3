-- A database of before the rules had revisions; tables.json says what is in it.
BEGIN TRANSACTION;
CREATE TABLE analyses (
	code VARCHAR NOT NULL, 
	source VARCHAR NOT NULL, 
	lines BLOB NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE chanbara_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT chanbara_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "chanbara_schema" VALUES('0005_analyses');
CREATE TABLE entries (
	code VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "entries" VALUES('JG68ZM',0,'started',0,'',1794859546.09,'');
INSERT INTO "entries" VALUES('JG68ZM',1,'choice',2,'play nodachi>0',1794859546.11,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',2,'choice',0,'parry parry',1794859546.13,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',3,'choice',2,'play shuriken>0',1794859546.14,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',4,'choice',0,'parry parry',1794859546.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',5,'choice',2,'play armor',1794859546.16,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',6,'choice',2,'end',1794859546.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',7,'choice',0,'play fast_draw',1794859546.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',8,'choice',0,'play fast_draw',1794859546.19,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',9,'choice',0,'play diversion>2',1794859546.2,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',10,'choice',0,'play tea_ceremony',1794859546.21,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',11,'choice',0,'end',1794859546.23,'{"reserve": null}');
INSERT INTO "entries" VALUES('JG68ZM',12,'choice',1,'play kiseru>0',1794859546.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',0,'started',0,'',1794859546.73,'');
INSERT INTO "entries" VALUES('HKLCKL',1,'choice',2,'play bokken>0',1794859546.76,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',2,'choice',0,'parry parry',1794859546.77,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',3,'choice',2,'play armor',1794859546.78,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',4,'choice',2,'play bo>1',1794859546.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',5,'choice',1,'pass',1794859546.83,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',6,'choice',2,'end',1794859546.88,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',7,'choice',0,'end',1794859546.94,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',8,'choice',1,'play curse>2',1794859547.03,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',9,'choice',1,'play tea_ceremony',1794859547.09,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',10,'choice',1,'play geisha>2:armor',1794859547.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',11,'choice',1,'play shuriken>2',1794859547.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('HKLCKL',12,'choice',2,'pass',1794859547.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',0,'started',0,'',1794859548.33,'');
INSERT INTO "entries" VALUES('JXYECB',1,'choice',1,'play daikyu>0',1794859548.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',2,'choice',0,'parry parry',1794859548.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',3,'choice',1,'play naginata>0',1794859548.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',4,'choice',0,'parry parry',1794859548.41,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',5,'choice',1,'end',1794859548.42,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',6,'choice',2,'play manriki_gusari>0',1794859548.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',7,'choice',0,'pass',1794859548.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',8,'choice',0,'discard parry',1794859548.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',9,'choice',2,'end',1794859548.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',10,'choice',0,'play curse>2',1794859548.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',11,'choice',0,'play naginata>2',1794859548.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('JXYECB',12,'choice',2,'pass',1794859548.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',0,'started',0,'',1794859555.94,'');
INSERT INTO "entries" VALUES('V2NZRD',1,'choice',2,'play shuriken>0',1794859555.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',2,'choice',0,'pass',1794859556.01,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',3,'choice',2,'end',1794859556.06,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',4,'choice',0,'play fast_draw',1794859556.09,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',5,'choice',0,'play kiseru>2',1794859556.1,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',6,'choice',2,'parry parry',1794859556.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',7,'choice',0,'play breathing>2',1794859556.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',8,'choice',0,'play battle_cry',1794859556.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',9,'choice',1,'parry bo',1794859556.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',10,'choice',2,'pass',1794859556.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',11,'choice',0,'play tea_ceremony',1794859556.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',12,'choice',0,'end',1794859556.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',13,'choice',1,'play kusarigama>2',1794859556.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',14,'choice',2,'pass',1794859556.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',15,'choice',1,'play diversion>0',1794859556.64,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',16,'choice',1,'play tea_ceremony',1794859556.67,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',17,'choice',1,'play daimyo',1794859556.71,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',18,'choice',1,'play armor',1794859556.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',19,'choice',1,'end',1794859556.8,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',20,'choice',1,'discard focus',1794859556.82,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',21,'choice',2,'play shuriken>0',1794859556.85,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',22,'choice',0,'pass',1794859556.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',23,'choice',2,'play diversion>0',1794859556.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',24,'choice',2,'play kusarigama>0',1794859556.89,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',25,'choice',0,'pass',1794859556.93,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',26,'choice',2,'play battle_cry',1794859556.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',27,'choice',1,'parry parry',1794859556.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',28,'choice',2,'play geisha>1:armor',1794859556.97,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',29,'choice',2,'play jujutsu',1794859556.98,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',30,'choice',1,'discard naginata',1794859556.98,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',31,'choice',2,'end',1794859557.0,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',32,'choice',0,'play geisha>0:fast_draw',1794859557.01,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',33,'choice',0,'play bokken>2',1794859557.02,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',34,'choice',2,'pass',1794859557.02,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',35,'choice',0,'play jujutsu',1794859557.03,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',36,'choice',1,'pass',1794859557.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',37,'choice',2,'discard bo',1794859557.07,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',38,'choice',0,'end',1794859557.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',39,'choice',1,'play diversion>2',1794859557.1,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',40,'choice',1,'play diversion>0',1794859557.13,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',41,'choice',1,'play bushido>0',1794859557.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',42,'choice',1,'play wakizashi>0',1794859557.2,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',43,'choice',0,'parry parry',1794859557.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',44,'choice',1,'play tea_ceremony',1794859557.28,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',45,'choice',1,'play breathing>0',1794859557.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',46,'choice',1,'play focus',1794859557.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',47,'choice',1,'play kusarigama>2',1794859557.41,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',48,'choice',2,'parry parry',1794859557.47,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',49,'choice',1,'end',1794859557.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',50,'choice',2,'play kiseru>1',1794859557.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',51,'choice',1,'pass',1794859557.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',52,'choice',2,'play kusarigama>0',1794859557.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',53,'choice',0,'pass',1794859557.62,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',54,'choice',2,'end',1794859557.66,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',55,'choice',0,'play geisha>2',1794859557.69,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',56,'choice',0,'play daimyo',1794859557.72,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',57,'choice',0,'play bokken>1',1794859557.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',58,'choice',1,'parry parry',1794859557.79,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',59,'choice',0,'end',1794859557.83,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',60,'choice',1,'play geisha>0',1794859557.85,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',61,'choice',1,'play bo>2',1794859557.89,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',62,'choice',2,'parry parry',1794859557.93,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',63,'choice',1,'play focus',1794859557.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',64,'choice',1,'play bokken>2',1794859557.98,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',65,'choice',2,'pass',1794859558.02,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',66,'choice',1,'end',1794859558.27,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',67,'choice',2,'play geisha>1',1794859558.28,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',68,'choice',2,'play bo>0',1794859558.29,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',69,'choice',0,'pass',1794859558.29,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',70,'choice',2,'end',1794859558.3,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',71,'choice',0,'play armor',1794859558.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',72,'choice',0,'play tea_ceremony',1794859558.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',73,'choice',0,'end',1794859558.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',74,'choice',1,'play geisha>1:focus',1794859558.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',75,'choice',1,'end',1794859558.39,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',76,'choice',2,'play nagayari>1',1794859558.48,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',77,'choice',1,'pass',1794859558.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',78,'choice',2,'play naginata>0',1794859558.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',79,'choice',0,'pass',1794859558.62,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',80,'choice',2,'end',1794859558.73,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',81,'choice',0,'discard shuriken',1794859558.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',82,'choice',0,'play kanabo>2',1794859558.84,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',83,'choice',2,'pass',1794859558.9,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',84,'choice',0,'play breathing>1',1794859558.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',85,'choice',0,'play daimyo',1794859558.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',86,'choice',0,'end',1794859559.03,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',87,'choice',1,'play armor',1794859559.12,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',88,'choice',1,'play diversion>0',1794859559.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',89,'choice',1,'end',1794859559.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',90,'choice',2,'play daikyu>0',1794859559.29,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',91,'choice',0,'parry parry',1794859559.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',92,'choice',2,'play katana>0',1794859559.41,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',93,'choice',0,'pass',1794859559.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('V2NZRD',94,'choice',2,'end',1794859559.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',0,'started',0,'',1794859574.52,'');
INSERT INTO "entries" VALUES('QVJPEC',1,'choice',1,'play kote',1794859574.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',2,'choice',1,'play focus',1794859574.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',3,'choice',1,'play kiseru>2',1794859574.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',4,'choice',2,'pass',1794859574.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',5,'choice',1,'play jujutsu',1794859574.54,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',6,'choice',2,'discard daikyu',1794859574.54,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',7,'choice',0,'discard kiseru',1794859574.54,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',8,'choice',1,'play simultaneous_attack>0',1794859574.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',9,'choice',1,'end',1794859574.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',10,'choice',2,'play nagayari>0',1794859574.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',11,'choice',0,'parry parry',1794859574.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',12,'choice',2,'play geisha>1:kote',1794859574.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',13,'choice',2,'end',1794859574.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',14,'choice',0,'play shuriken>1',1794859574.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',15,'choice',1,'parry parry',1794859574.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',16,'choice',0,'play battle_cry',1794859574.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',17,'choice',1,'pass',1794859574.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',18,'choice',2,'parry parry',1794859574.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',19,'choice',0,'end',1794859574.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',20,'choice',1,'play geisha>2',1794859574.61,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',21,'choice',1,'play diversion>2',1794859574.63,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',22,'choice',1,'play intuition',1794859574.64,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',23,'choice',2,'show peasant',1794859574.7,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',24,'choice',0,'show parry',1794859574.73,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',25,'choice',1,'take parry>0',1794859574.77,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',26,'choice',1,'end',1794859574.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',27,'choice',2,'play peasant',1794859574.83,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',28,'choice',2,'play bo>1',1794859574.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',29,'choice',1,'parry tessen',1794859574.88,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',30,'choice',2,'play intuition',1794859574.92,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',31,'choice',0,'show armor',1794859574.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',32,'choice',1,'show focus',1794859575.0,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',33,'choice',2,'take armor>0',1794859575.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',34,'choice',2,'end',1794859575.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',35,'choice',0,'play manriki_gusari>2',1794859575.12,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',36,'choice',2,'pass',1794859575.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',37,'choice',2,'discard>2:peasant',1794859575.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',38,'choice',0,'end',1794859575.2,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',39,'choice',1,'end',1794859575.23,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',40,'choice',2,'play peasant',1794859575.28,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',41,'choice',2,'play peasant',1794859575.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',42,'choice',2,'play armor',1794859575.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',43,'choice',2,'end',1794859575.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',44,'choice',0,'play bo>1',1794859575.34,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',45,'choice',1,'pass',1794859575.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',46,'choice',0,'end',1794859575.36,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',47,'choice',1,'play geisha>1:focus',1794859575.37,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',48,'choice',1,'play zen>0',1794859575.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',49,'choice',0,'parry parry',1794859575.43,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',50,'choice',1,'play bleeding_wound>1',1794859575.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',51,'choice',1,'end',1794859575.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',52,'choice',2,'play diversion>0',1794859575.46,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',53,'choice',2,'play katana>1',1794859575.48,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',54,'choice',1,'parry parry',1794859575.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',55,'choice',2,'play daimyo',1794859575.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',56,'choice',2,'end',1794859575.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',57,'choice',0,'end',1794859575.53,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',58,'choice',1,'play zen>0',1794859575.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',59,'choice',0,'pass',1794859575.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',60,'choice',1,'play fast_draw',1794859575.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',61,'choice',1,'play bushido>1',1794859575.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',62,'choice',1,'end',1794859575.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',63,'choice',2,'play kiseru>1',1794859575.61,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',64,'choice',1,'parry parry',1794859575.62,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',65,'choice',2,'end',1794859575.64,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',66,'choice',0,'play kusanagi>2',1794859575.67,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',67,'choice',2,'pass',1794859575.72,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',68,'choice',2,'pass',1794859575.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',69,'choice',0,'play geisha>1',1794859575.79,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',70,'choice',0,'end',1794859575.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',71,'choice',1,'play geisha>1:fast_draw',1794859575.84,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',72,'choice',1,'play focus',1794859575.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',73,'choice',1,'play kusarigama>0',1794859575.89,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',74,'choice',1,'end',1794859575.91,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',75,'choice',2,'pass',1794859575.93,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',76,'choice',2,'play fast_draw',1794859575.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',77,'choice',2,'play curse>0',1794859575.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',78,'choice',2,'play bo>0',1794859576.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',79,'choice',2,'play bleeding_wound>1',1794859576.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',80,'choice',2,'end',1794859576.1,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',81,'choice',0,'play bushido>0',1794859576.16,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',82,'choice',0,'play kusarigama>2',1794859576.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',83,'choice',2,'pass',1794859576.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',84,'choice',2,'discard>2:peasant',1794859576.27,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',85,'choice',2,'pass',1794859576.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',86,'choice',0,'play focus',1794859576.37,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',87,'choice',0,'end',1794859576.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',88,'choice',1,'end',1794859576.42,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',89,'choice',2,'play tea_ceremony',1794859576.43,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',90,'choice',2,'play kanabo>0',1794859576.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',91,'choice',0,'parry parry',1794859576.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',92,'choice',2,'play fast_draw',1794859576.56,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',93,'choice',2,'end',1794859576.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',94,'choice',0,'play kusarigama>1',1794859576.64,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',95,'choice',1,'pass',1794859576.69,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',96,'choice',0,'play jujutsu',1794859576.71,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',97,'choice',2,'discard naginata',1794859576.74,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',98,'choice',0,'end',1794859576.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',99,'choice',1,'end',1794859576.79,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',100,'choice',1,'discard daimyo',1794859576.84,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',101,'choice',1,'discard bokken',1794859576.85,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',102,'choice',1,'discard tanegashima',1794859576.85,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',103,'choice',2,'pass',1794859576.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',104,'choice',2,'play bokken>0',1794859576.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',105,'choice',2,'end',1794859576.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',106,'choice',0,'end',1794859576.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',107,'choice',1,'play kusarigama>2',1794859576.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',108,'choice',2,'pass',1794859576.92,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',109,'choice',2,'discard>2:peasant',1794859576.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',110,'choice',1,'play zen>2',1794859577.02,'{"reserve": null}');
INSERT INTO "entries" VALUES('QVJPEC',111,'choice',2,'pass',1794859577.05,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',0,'started',0,'',1794859600.27,'');
INSERT INTO "entries" VALUES('ANKJLJ',1,'choice',2,'play geisha>1',1794859600.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',2,'choice',1,'escape bokken',1794859600.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',3,'choice',2,'play diversion>1',1794859600.36,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',4,'choice',1,'pass',1794859600.43,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',5,'choice',2,'play kiseru>1',1794859600.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',6,'choice',1,'pass',1794859600.63,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',7,'choice',2,'end',1794859600.71,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',8,'choice',0,'play kusarigama>1',1794859600.72,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',9,'choice',1,'pass',1794859600.73,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',10,'choice',0,'end',1794859600.76,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',11,'choice',1,'play kusanagi>2',1794859600.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',12,'choice',2,'parry parry',1794859600.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',13,'choice',1,'play bushido>1',1794859600.98,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',14,'choice',1,'end',1794859601.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',15,'choice',2,'play wakizashi>1',1794859601.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',16,'choice',1,'pass',1794859601.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',17,'choice',2,'play shuriken>1',1794859601.09,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',18,'choice',1,'pass',1794859601.11,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',19,'choice',2,'play diversion>1',1794859601.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',20,'choice',1,'escape bokken',1794859601.23,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',21,'choice',2,'end',1794859601.25,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',22,'choice',0,'play shuriken>2',1794859601.27,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',23,'choice',2,'parry parry',1794859601.28,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',24,'choice',0,'play jujutsu',1794859601.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',25,'choice',2,'pass',1794859601.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',26,'choice',0,'play diversion>1',1794859601.36,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',27,'choice',1,'escape kiseru',1794859601.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',28,'choice',0,'end',1794859601.47,'{"reserve": null}');
INSERT INTO "entries" VALUES('ANKJLJ',29,'choice',1,'pass',1794859601.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('CEJ676',0,'started',0,'',1794859627.72,'');
INSERT INTO "entries" VALUES('CEJ676',1,'choice',1,'end',1794859629.06,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',0,'started',0,'',1794859629.06,'');
INSERT INTO "entries" VALUES('L9PA4N',1,'choice',0,'pass',1794859629.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',2,'choice',0,'pass',1794859629.13,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',3,'choice',0,'play harai',1794859629.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',4,'choice',0,'play ma_ai',1794859629.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',5,'choice',0,'pass',1794859629.26,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',6,'choice',0,'play nuki_waza',1794859629.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',7,'choice',0,'pass',1794859629.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('L9PA4N',8,'choice',0,'combo special',1794859629.42,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',0,'started',0,'',1794859629.76,'');
INSERT INTO "entries" VALUES('NDWX74',1,'choice',0,'extra',1794859629.79,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',2,'choice',0,'play do_giri',1794859629.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',3,'choice',0,'play kesa_giri_special',1794859629.9,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',4,'choice',0,'pass',1794859629.91,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',5,'choice',0,'play men_uchi_normal',1794859629.94,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',6,'choice',0,'pass',1794859629.94,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',7,'choice',0,'penalty hand:do_giri',1794859629.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',8,'choice',0,'pass',1794859629.98,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',9,'choice',0,'play chudan_no_kamae',1794859630.02,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',10,'choice',0,'play kiri_age',1794859630.05,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',11,'choice',0,'pass',1794859630.07,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',12,'choice',0,'play tsuki',1794859630.11,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',13,'choice',0,'pass',1794859630.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',14,'choice',0,'combo special',1794859630.16,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',15,'choice',0,'pass',1794859630.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',16,'choice',0,'pass',1794859630.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',17,'choice',0,'play chudan_no_kamae',1794859630.17,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',18,'choice',0,'play harai',1794859630.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',19,'choice',0,'pass',1794859630.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',20,'choice',0,'play ma_ai',1794859630.18,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',21,'choice',0,'pass',1794859630.19,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',22,'choice',0,'combo special',1794859630.19,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',23,'choice',0,'pass',1794859630.19,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',24,'choice',0,'play kaeshi_waza',1794859630.2,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',25,'choice',0,'play men_uchi_special',1794859630.21,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',26,'choice',0,'pass',1794859630.21,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',27,'choice',0,'play swallow_cut',1794859630.21,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',28,'choice',0,'pass',1794859630.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',29,'choice',0,'pass',1794859630.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',30,'choice',0,'pass',1794859630.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',31,'choice',0,'play irimi',1794859630.22,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',32,'choice',0,'play kesa_giri_normal',1794859630.23,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',33,'choice',0,'pass',1794859630.23,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',34,'choice',0,'play uke_nagashi',1794859630.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',35,'choice',0,'pass',1794859630.25,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',36,'choice',0,'combo special',1794859630.25,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',37,'choice',0,'pass',1794859630.26,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',38,'choice',0,'penalty qi',1794859630.27,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',39,'choice',0,'guard',1794859630.28,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',40,'choice',0,'pass',1794859630.3,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',41,'choice',0,'play five_fold_stance',1794859630.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',42,'choice',0,'play kiri_age',1794859630.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',43,'choice',0,'pass',1794859630.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',44,'choice',0,'play nuki_waza',1794859630.34,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',45,'choice',0,'pass',1794859630.35,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',46,'choice',0,'combo special',1794859630.36,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',47,'choice',0,'guard',1794859630.37,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',48,'choice',0,'guard',1794859630.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',49,'choice',0,'play harai',1794859630.39,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',50,'choice',0,'play kesa_giri_normal',1794859630.41,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',51,'choice',0,'play uke_nagashi',1794859630.42,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',52,'choice',0,'combo special',1794859630.43,'{"reserve": null}');
INSERT INTO "entries" VALUES('CEJ676',2,'choice',2,'play geisha>1:focus',1794859630.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',53,'choice',0,'play kote_uchi_normal',1794859630.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',54,'choice',0,'play kote_uchi_special',1794859630.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',55,'choice',0,'play twin_thrust',1794859630.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',56,'choice',0,'play chudan_no_kamae',1794859630.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',57,'choice',0,'play harai',1794859630.61,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',58,'choice',0,'play irimi',1794859630.65,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',59,'choice',0,'combo special',1794859630.69,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',60,'choice',0,'play five_fold_stance',1794859630.72,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',61,'choice',0,'play gan_ryu_thrust',1794859630.74,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',62,'choice',0,'play ma_ai',1794859630.75,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',63,'choice',0,'combo special',1794859630.76,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',64,'choice',0,'play kesa_giri_special',1794859630.77,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',65,'choice',0,'play men_uchi_special',1794859630.79,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',66,'choice',0,'play stone_cutter',1794859630.8,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',67,'choice',0,'pass',1794859630.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',68,'choice',0,'play do_giri',1794859630.82,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',69,'choice',0,'play men_uchi_normal',1794859630.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',70,'choice',0,'play tsuki',1794859630.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',71,'choice',0,'combo special',1794859630.88,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',72,'choice',0,'pass',1794859630.93,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',73,'choice',0,'penalty hand:rising_wave',1794859630.97,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',74,'choice',0,'play iai',1794859630.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',75,'choice',0,'play kaeshi_waza',1794859631.03,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',76,'choice',0,'play uke_nagashi',1794859631.4,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',77,'choice',0,'combo special',1794859631.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',78,'choice',0,'pass',1794859631.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',79,'choice',0,'play kiri_age',1794859631.54,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',80,'choice',0,'play nuki_waza',1794859631.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',81,'choice',0,'play tsuki',1794859631.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',82,'choice',0,'combo special',1794859631.57,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',83,'choice',0,'pass',1794859631.59,'{"reserve": null}');
INSERT INTO "entries" VALUES('NDWX74',84,'choice',0,'penalty hand:falling_leaf',1794859631.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',0,'started',0,'',1794859631.88,'');
INSERT INTO "entries" VALUES('JREEVX',1,'choice',0,'pass',1794859631.94,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',2,'choice',0,'extra',1794859631.96,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',3,'choice',0,'play do_giri',1794859632.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('CEJ676',3,'choice',2,'play kiseru>0',1794859632.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',4,'choice',0,'play kesa_giri_normal',1794859632.1,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',5,'choice',0,'pass',1794859632.13,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',6,'choice',0,'play uke_nagashi',1794859632.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',7,'choice',0,'pass',1794859632.21,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',8,'choice',0,'combo special',1794859632.25,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',9,'choice',0,'guard',1794859632.26,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',10,'choice',0,'guard',1794859632.3,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',11,'choice',0,'pass',1794859632.34,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',12,'choice',0,'play empty_mind',1794859632.39,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',13,'choice',0,'play kaeshi_waza',1794859632.39,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',14,'choice',0,'pass',1794859632.44,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',15,'choice',0,'play kote_uchi_special',1794859632.45,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',16,'choice',0,'pass',1794859632.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',17,'choice',0,'combo die',1794859632.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',18,'choice',0,'hit technique',1794859632.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',19,'choice',0,'pass',1794859632.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',20,'choice',0,'guard',1794859632.58,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',21,'choice',0,'guard',1794859632.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',22,'choice',0,'pass',1794859632.65,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',23,'choice',0,'pass',1794859632.7,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',24,'choice',0,'pass',1794859632.72,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',25,'choice',0,'play chudan_no_kamae',1794859632.76,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',26,'choice',0,'play kote_uchi_normal',1794859632.77,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',27,'choice',0,'pass',1794859632.81,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',28,'choice',0,'play ma_ai',1794859632.86,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',29,'choice',0,'pass',1794859632.9,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',30,'choice',0,'combo special',1794859632.93,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',31,'choice',0,'guard',1794859632.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',32,'choice',0,'play do_giri',1794859632.97,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',33,'choice',0,'play twin_thrust',1794859632.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',34,'choice',0,'play kiri_age',1794859633.01,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',35,'choice',0,'pass',1794859633.04,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',36,'choice',0,'mulligan',1794859633.05,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',37,'choice',0,'play harai',1794859633.06,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',38,'choice',0,'play harai',1794859633.08,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',39,'choice',0,'play irimi',1794859633.11,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',40,'choice',0,'combo special',1794859633.15,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',41,'choice',0,'play kaeshi_waza',1794859633.2,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',42,'choice',0,'play rising_wave',1794859633.24,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',43,'choice',0,'play tsuki',1794859633.29,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',44,'choice',0,'combo qi',1794859633.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',45,'choice',0,'pass',1794859633.33,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',46,'choice',0,'pass',1794859633.38,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',47,'choice',0,'pass',1794859633.39,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',48,'choice',0,'play chudan_no_kamae',1794859633.41,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',49,'choice',0,'play do_giri',1794859633.42,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',50,'choice',0,'pass',1794859633.46,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',51,'choice',0,'play uke_nagashi',1794859633.49,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',52,'choice',0,'pass',1794859633.51,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',53,'choice',0,'combo special',1794859633.52,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',54,'choice',0,'pass',1794859633.55,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',55,'choice',0,'play kesa_giri_special',1794859633.6,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',56,'choice',0,'play kote_uchi_normal',1794859633.62,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',57,'choice',0,'pass',1794859633.65,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',58,'choice',0,'play kaeshi_waza',1794859633.68,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',59,'choice',0,'pass',1794859633.71,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',60,'choice',0,'guard',1794859633.76,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',61,'choice',0,'play kiri_age',1794859633.8,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',62,'choice',0,'play kiri_age',1794859633.83,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',63,'choice',0,'play ma_ai',1794859633.87,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',64,'choice',0,'combo special',1794859633.89,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',65,'choice',0,'play falling_leaf',1794859633.91,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',66,'choice',0,'play men_uchi_special',1794859633.95,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',67,'choice',0,'play twin_thrust',1794859633.99,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',68,'choice',0,'release',1794859634.01,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',69,'choice',0,'play chudan_no_kamae',1794859634.05,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',70,'choice',0,'play do_giri',1794859634.07,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',71,'choice',0,'play kesa_giri_normal',1794859634.07,'{"reserve": null}');
INSERT INTO "entries" VALUES('JREEVX',72,'choice',0,'combo special',1794859634.09,'{"reserve": null}');
INSERT INTO "entries" VALUES('8V3PGD',0,'started',0,'',1794859636.3,'');
INSERT INTO "entries" VALUES('8V3PGD',1,'choice',0,'extra',1794859636.3,'{"reserve": null}');
INSERT INTO "entries" VALUES('8V3PGD',2,'choice',0,'play chudan_no_kamae',1794859636.31,'{"reserve": null}');
INSERT INTO "entries" VALUES('8V3PGD',3,'choice',0,'play do_giri',1794859636.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('8V3PGD',4,'choice',0,'pass',1794859636.32,'{"reserve": null}');
INSERT INTO "entries" VALUES('8V3PGD',5,'choice',0,'play uke_nagashi',1794859636.32,'{"reserve": null}');
CREATE TABLE openings (
	number INTEGER NOT NULL
);
INSERT INTO "openings" VALUES(3);
CREATE TABLE origins (
	code VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	review VARCHAR NOT NULL, 
	frame INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "origins" VALUES('UMAMRP','again','d92bd592c6437f4ec8b4446e09583e5df5386c622e90298bdaea25927f748cca','QVJPEC',0,'chanbara 1
game sword
version 0.1.0
rules 4ef35cd722e7e954
set rising_sun
cast rising_sun
players 3
key ecb18f8c7c93c9fa09ab6903d24b2d5dfc61732b076b02f78580ee8036299084

= 2 events 524aee846a64bda7
');
INSERT INTO "origins" VALUES('XYD4EY','again','ca3e8ec926afa8b5b4dc7b2ccd3750c0fa691918de64f94752267c6dad7a1751','ANKJLJ',0,'chanbara 1
game sword
version 0.1.0
rules 4ef35cd722e7e954
set rising_sun
cast rising_sun
players 3
key 89b7b9be81c93022c0de05bc7ed5c0da887ff3673b3896cc3b4c460ffddf9d8c

= 2 events bd58aaa6c0d589ba
');
INSERT INTO "origins" VALUES('CEJ676','play_on','d92bd592c6437f4ec8b4446e09583e5df5386c622e90298bdaea25927f748cca','QVJPEC',2,'chanbara 1
game sword
version 0.1.0
rules 4ef35cd722e7e954
set rising_sun
cast rising_sun
players 3
key ecb18f8c7c93c9fa09ab6903d24b2d5dfc61732b076b02f78580ee8036299084

1 1 play kote
2 1 play focus
= 4 events 93c07a68edd3b3b8
');
CREATE TABLE owners (
	token VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	PRIMARY KEY (token)
);
INSERT INTO "owners" VALUES('c5feb660acb3771a737b836224a43b686e42f061002c5424fc8d2c101ee5ce6c','f9b66edf56fe11b5');
INSERT INTO "owners" VALUES('6adf797ac1de074a071159cf5429f853830ea7aba586f45788749d118e4a4635','f9b66edf56fe11b5');
INSERT INTO "owners" VALUES('9aa934c907e465413b9cb73fd951a8ca3b404fe1926b661345379b00a6eed599','f9b66edf56fe11b5');
INSERT INTO "owners" VALUES('63061d9d49f0d015da1dbf298fe2be9f59d47ace9aaaa2e21da5fbb955db3115','f9b66edf56fe11b5');
INSERT INTO "owners" VALUES('a4d14d20f4ac88404ff7da0e73e73bcb2696967b7b064ea1ba1b9678cc88ce65','f9b66edf56fe11b5');
CREATE TABLE players (
	"key" VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "players" VALUES('f9b66edf56fe11b5','Aki','aki','9ece92eed681ee75146265ea82341b3955951b75d25c7ddc665848a3febb04fa',1,1.7948595451826078892e+09);
CREATE TABLE plays (
	code VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	team VARCHAR NOT NULL, 
	character VARCHAR NOT NULL, 
	won BOOLEAN NOT NULL, 
	honor INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	dealt INTEGER NOT NULL, 
	suffered INTEGER NOT NULL, 
	mu DOUBLE, 
	sigma DOUBLE, 
	PRIMARY KEY (code, seat), 
	FOREIGN KEY(code) REFERENCES results (code)
);
INSERT INTO "plays" VALUES('V2NZRD',0,'f9b66edf56fe11b5','','ninja','ninja','kojiro',0,0,0,0,2,-3.24988558017901363328e+00,7.80529016912502);
INSERT INTO "plays" VALUES('V2NZRD',1,'','random','ninja','ninja','hanzo',0,2,2,1,1,NULL,NULL);
INSERT INTO "plays" VALUES('V2NZRD',2,'','random','shogun','shogun','musashi',1,7,14,3,1,NULL,NULL);
INSERT INTO "plays" VALUES('QVJPEC',0,'f9b66edf56fe11b5','','ninja','ninja','lady_chacha',0,4,4,1,0,-5.74908957864319702935e+00,7.35938527618103233152e+00);
INSERT INTO "plays" VALUES('QVJPEC',1,'','random','shogun','shogun','motonari',1,6,12,1,1,NULL,NULL);
INSERT INTO "plays" VALUES('QVJPEC',2,'','random','ninja','ninja','gracia',0,0,0,0,1,NULL,NULL);
INSERT INTO "plays" VALUES('ANKJLJ',0,'f9b66edf56fe11b5','','ninja','ninja','kenshin',0,4,4,1,0,-7.66562791152152644968e+00,6.99515503674443550607e+00);
INSERT INTO "plays" VALUES('ANKJLJ',1,'','random','ninja','ninja','okuni',0,0,0,0,2,NULL,NULL);
INSERT INTO "plays" VALUES('ANKJLJ',2,'','random','shogun','shogun','yoshihiro',1,7,14,1,0,NULL,NULL);
INSERT INTO "plays" VALUES('NDWX74',0,'f9b66edf56fe11b5','','','','',0,0,0,0,0,NULL,NULL);
INSERT INTO "plays" VALUES('JREEVX',0,'f9b66edf56fe11b5','','','','',1,0,0,0,0,NULL,NULL);
CREATE TABLE ratings (
	who VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (who)
);
INSERT INTO "ratings" VALUES('player f9b66edf56fe11b5',-7.66562791152152644968e+00,6.99515503674443550607e+00,3);
INSERT INTO "ratings" VALUES('bot random',-5.7,9.98288688375680521858e-01,3);
INSERT INTO "ratings" VALUES('side ninja 3 base',-1.87174691949116261957e-01,1.99291470798586,1);
INSERT INTO "ratings" VALUES('side shogun 3 base',1.87174691949116289713e-01,1.99816626938109687117e+00,1);
INSERT INTO "ratings" VALUES('side ninja 3 rising sun',-3.04566471502113411684e-01,1.98562157169295017133e+00,2);
INSERT INTO "ratings" VALUES('side shogun 3 rising sun',3.05314446573248188254e-01,1.99592270263324977896e+00,2);
CREATE TABLE records (
	code VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	digest VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "records" VALUES('CUKE9T',1.79485962779247331614e+09,'45b035196d53be260bebaf5f436010162d5c788a3fcb6ec448322e8ecf7a3791','d92bd592c6437f4ec8b4446e09583e5df5386c622e90298bdaea25927f748cca','chanbara 1
game sword
version 0.1.0
rules 4ef35cd722e7e954
set rising_sun
cast rising_sun
players 3
key ecb18f8c7c93c9fa09ab6903d24b2d5dfc61732b076b02f78580ee8036299084
commitment fca8780b9fb467fb6b4e95cb59c118dabe1982e4d93ca84713145d6c30b98f24
server-key 3e4ffd8043e3b08e0deb3fca21f171e1b57295b6f1265ab8a536c63eb9890375
salts ["salt of 0", "", ""]

1 1 play kote
2 1 play focus
3 1 play kiseru>2
4 2 pass
5 1 play jujutsu
6 2 discard daikyu
7 0 discard kiseru
8 1 play simultaneous_attack>0
9 1 end
10 2 play nagayari>0
11 0 parry parry
12 2 play geisha>1:kote
13 2 end
14 0 play shuriken>1
15 1 parry parry
16 0 play battle_cry
17 1 pass
18 2 parry parry
19 0 end
20 1 play geisha>2
21 1 play diversion>2
22 1 play intuition
23 2 show peasant
24 0 show parry
25 1 take parry>0
26 1 end
27 2 play peasant
28 2 play bo>1
29 1 parry tessen
30 2 play intuition
31 0 show armor
32 1 show focus
33 2 take armor>0
34 2 end
35 0 play manriki_gusari>2
36 2 pass
37 2 discard>2:peasant
38 0 end
39 1 end
40 2 play peasant
41 2 play peasant
42 2 play armor
43 2 end
44 0 play bo>1
45 1 pass
46 0 end
47 1 play geisha>1:focus
48 1 play zen>0
49 0 parry parry
50 1 play bleeding_wound>1
51 1 end
52 2 play diversion>0
53 2 play katana>1
54 1 parry parry
55 2 play daimyo
56 2 end
57 0 end
58 1 play zen>0
59 0 pass
60 1 play fast_draw
61 1 play bushido>1
62 1 end
63 2 play kiseru>1
64 1 parry parry
65 2 end
66 0 play kusanagi>2
67 2 pass
68 2 pass
69 0 play geisha>1
70 0 end
71 1 play geisha>1:fast_draw
72 1 play focus
73 1 play kusarigama>0
74 1 end
75 2 pass
76 2 play fast_draw
77 2 play curse>0
78 2 play bo>0
79 2 play bleeding_wound>1
80 2 end
81 0 play bushido>0
82 0 play kusarigama>2
83 2 pass
84 2 discard>2:peasant
85 2 pass
86 0 play focus
87 0 end
88 1 end
89 2 play tea_ceremony
90 2 play kanabo>0
91 0 parry parry
92 2 play fast_draw
93 2 end
94 0 play kusarigama>1
95 1 pass
96 0 play jujutsu
97 2 discard naginata
98 0 end
99 1 end
100 1 discard daimyo
101 1 discard bokken
102 1 discard tanegashima
103 2 pass
104 2 play bokken>0
105 2 end
106 0 end
107 1 play kusarigama>2
108 2 pass
109 2 discard>2:peasant
110 1 play zen>2
111 2 pass
= 202 events ca4cebe85d45978d
');
CREATE TABLE results (
	code VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	ended DOUBLE NOT NULL, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	rising_sun BOOLEAN NOT NULL, 
	printed BOOLEAN NOT NULL, 
	winner VARCHAR NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "results" VALUES('V2NZRD',0,1794859559.53,'sword',3,0,1,'shogun','');
INSERT INTO "results" VALUES('QVJPEC',1,1794859577.05,'sword',3,1,1,'shogun','');
INSERT INTO "results" VALUES('ANKJLJ',2,1794859601.51,'sword',3,1,1,'shogun','');
INSERT INTO "results" VALUES('NDWX74',3,1794859631.6,'duel',1,0,1,'','{"opponents": ["shiro"], "weapon": "katana", "environment": null, "weather": "clear", "difficulty": "samurai", "modules": []}');
INSERT INTO "results" VALUES('JREEVX',4,1794859634.09,'duel',1,0,1,'','{"opponents": ["arima"], "weapon": "katana", "environment": null, "weather": "clear", "difficulty": "student", "modules": ["bushido", "yoroi"]}');
CREATE TABLE sagas (
	code VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	name VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	story TEXT NOT NULL, 
	duel VARCHAR NOT NULL, 
	is_over BOOLEAN NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "sagas" VALUES('284DXT',1.79485963173761606213e+09,1.79485963618452405926e+09,'Aki','a4d14d20f4ac88404ff7da0e73e73bcb2696967b7b064ea1ba1b9678cc88ce65','{
 "chanbara": "campaign",
 "version": 1,
 "state": {
  "key": "79a3e4c3b474a13220ddbc297de872824ea1d24a33887d06a82eaa60fe99688b",
  "environment": null,
  "weather": null,
  "difficulty": "student",
  "modules": [
   "yoroi",
   "bushido"
  ],
  "won": 1,
  "is_retired": false,
  "armour": 0,
  "virtue": null,
  "points": 0,
  "locked": 0,
  "virtue_taken": false,
  "records": [
   "chanbara 1\ngame duel\nversion 0.1.0\nrules f5af2b8ad93a2bf4\nkey a30710fc5409d3d28b6d30a6752e9c55de6c96e7707454104e937434cf186af4\nopponent arima\ndifficulty student\nmodules yoroi bushido\ncarried {\"mulligans\": 1, \"weapon_mulligans\": 0, \"enemy_life\": 4}\n\n1 0 pass\n2 0 extra\n3 0 play do_giri\n4 0 play kesa_giri_normal\n5 0 pass\n6 0 play uke_nagashi\n7 0 pass\n8 0 combo special\n9 0 guard\n10 0 guard\n11 0 pass\n12 0 play empty_mind\n13 0 play kaeshi_waza\n14 0 pass\n15 0 play kote_uchi_special\n16 0 pass\n17 0 combo die\n18 0 hit technique\n19 0 pass\n20 0 guard\n21 0 guard\n22 0 pass\n23 0 pass\n24 0 pass\n25 0 play chudan_no_kamae\n26 0 play kote_uchi_normal\n27 0 pass\n28 0 play ma_ai\n29 0 pass\n30 0 combo special\n31 0 guard\n32 0 play do_giri\n33 0 play twin_thrust\n34 0 play kiri_age\n35 0 pass\n36 0 mulligan\n37 0 play harai\n38 0 play harai\n39 0 play irimi\n40 0 combo special\n41 0 play kaeshi_waza\n42 0 play rising_wave\n43 0 play tsuki\n44 0 combo qi\n45 0 pass\n46 0 pass\n47 0 pass\n48 0 play chudan_no_kamae\n49 0 play do_giri\n50 0 pass\n51 0 play uke_nagashi\n52 0 pass\n53 0 combo special\n54 0 pass\n55 0 play kesa_giri_special\n56 0 play kote_uchi_normal\n57 0 pass\n58 0 play kaeshi_waza\n59 0 pass\n60 0 guard\n61 0 play kiri_age\n62 0 play kiri_age\n63 0 play ma_ai\n64 0 combo special\n65 0 play falling_leaf\n66 0 play men_uchi_special\n67 0 play twin_thrust\n68 0 release\n69 0 play chudan_no_kamae\n70 0 play do_giri\n71 0 play kesa_giri_normal\n72 0 combo special\n= 215 events e47bf6340ab0f5e9\n"
  ],
  "is_dealt_elsewhere": true,
  "weapon": "katana",
  "with_events": false,
  "was_defeated": false,
  "life": 10,
  "mulligans": 0,
  "event": null
 }
}
','8V3PGD',0);
INSERT INTO "sagas" VALUES('2NUDAF',1.79485963634498620032e+09,1.7948596363518006802e+09,'Aki','4c9145b16a649c1223a28fee7b9844346214cb559e1441d3d3d5fb5efab10213','{
 "chanbara": "clan",
 "version": 1,
 "state": {
  "key": "16e8847695eedbfd0490d1f8cdca58a10e47d24290c5c3905bed73bf413054be",
  "environment": null,
  "weather": null,
  "difficulty": "student",
  "modules": [
   "yoroi",
   "bushido"
  ],
  "won": 0,
  "is_retired": false,
  "armour": null,
  "virtue": null,
  "points": 0,
  "locked": 0,
  "virtue_taken": false,
  "records": [],
  "is_dealt_elsewhere": true,
  "members": [
   {
    "weapon": "katana",
    "life": 10,
    "blood": []
   },
   {
    "weapon": "nodachi",
    "life": 10,
    "blood": []
   },
   {
    "weapon": "naginata",
    "life": 10,
    "blood": []
   },
   {
    "weapon": "bokken",
    "life": 10,
    "blood": []
   }
  ],
  "fighter": 0,
  "foe": null
 }
}
','3A5TDW',0);
CREATE TABLE seats (
	code VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	ready BOOLEAN NOT NULL, 
	mail VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	PRIMARY KEY (code, seat), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "seats" VALUES('JG68ZM',0,'Aki','2923643ba831682e707f3b5c8b42805d776cf963c235fabb2351a963eebcdff3','',1,'','en');
INSERT INTO "seats" VALUES('JG68ZM',1,'Guest 1','40419ff3a618b292ad5842615af4c13981dc39c450bc839713aa0c0c47ae9f0e','',1,'','en');
INSERT INTO "seats" VALUES('JG68ZM',2,'Guest 2','dbe18367e3097dedf112b9feebd68a584ec5b45c5f0f9e0f29b1a81bfa4164ec','',1,'','en');
INSERT INTO "seats" VALUES('HKLCKL',0,'Aki','0e6c109c7449240e76b50651bf1252dfb21a585a168aba739ac88d2d939be8ae','',1,'','en');
INSERT INTO "seats" VALUES('HKLCKL',1,'Guest 1','b249f0100f045a159aeea49211b2fcb605a3b697c779f5147429320d87c79522','',1,'','en');
INSERT INTO "seats" VALUES('HKLCKL',2,'Guest 2','bbbe4be4dbf317f5a5fef7bc9fc46356ac338a8508aa9682db69d50d445cfb85','',1,'','en');
INSERT INTO "seats" VALUES('JXYECB',0,'Aki','eb1a7cbbfcc33e021d518ee8c188413613c3ac9c64951f0682e64e8cae7ade1e','',1,'','en');
INSERT INTO "seats" VALUES('JXYECB',1,'Guest 1','c2108f2115f11baa138a6cd540243e3e72145cc7bca6f22c66224391cac5be59','',1,'','en');
INSERT INTO "seats" VALUES('JXYECB',2,'Guest 2','387b4da979305eb648212b138a84cd311039d23ae3ffbaee067a96268d8409db','',1,'','en');
INSERT INTO "seats" VALUES('K6G6FY',0,'Ann','c07f658b9fdb4cc307d2bc48819e1954aac8345d7489c2acd946316286f26320','',0,'','en');
INSERT INTO "seats" VALUES('K6G6FY',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('K6G6FY',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('V2NZRD',0,'Aki','c5feb660acb3771a737b836224a43b686e42f061002c5424fc8d2c101ee5ce6c','',1,'','en');
INSERT INTO "seats" VALUES('V2NZRD',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('V2NZRD',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('QVJPEC',0,'Aki','6adf797ac1de074a071159cf5429f853830ea7aba586f45788749d118e4a4635','',1,'','en');
INSERT INTO "seats" VALUES('QVJPEC',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('QVJPEC',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('ANKJLJ',0,'Aki','9aa934c907e465413b9cb73fd951a8ca3b404fe1926b661345379b00a6eed599','',1,'','en');
INSERT INTO "seats" VALUES('ANKJLJ',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('ANKJLJ',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('UMAMRP',0,'Aki','5692bc69bd2bad1851e085ef2aef4c741589b42d33c4e518be3b4e8f2ca885a0','',0,'','en');
INSERT INTO "seats" VALUES('UMAMRP',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('UMAMRP',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('XYD4EY',0,'Aki','4f83e665dbf2c7c84fc1a6c1337b5f9006b12ad3ec8d6e012485c96cb3217160','',0,'','en');
INSERT INTO "seats" VALUES('XYD4EY',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('XYD4EY',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('CEJ676',0,'Aki','4546c6bf7d408b357998aea1bb4994117e9a84a11b32311e44e8ba8157d96f78','',0,'','en');
INSERT INTO "seats" VALUES('CEJ676',1,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('CEJ676',2,'random','','random',1,'','en');
INSERT INTO "seats" VALUES('L9PA4N',0,'Ann','bfb3a78a8aeba9a01033fb70c93ce5647d3090efa5637ce380df7267b698da07','',1,'','en');
INSERT INTO "seats" VALUES('NDWX74',0,'Aki','63061d9d49f0d015da1dbf298fe2be9f59d47ace9aaaa2e21da5fbb955db3115','',1,'','en');
INSERT INTO "seats" VALUES('JREEVX',0,'Aki','a4d14d20f4ac88404ff7da0e73e73bcb2696967b7b064ea1ba1b9678cc88ce65','',1,'','en');
INSERT INTO "seats" VALUES('8V3PGD',0,'Aki','a4d14d20f4ac88404ff7da0e73e73bcb2696967b7b064ea1ba1b9678cc88ce65','',1,'','en');
INSERT INTO "seats" VALUES('3A5TDW',0,'Aki','4c9145b16a649c1223a28fee7b9844346214cb559e1441d3d3d5fb5efab10213','',0,'','en');
CREATE TABLE tables (
	code VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	status VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	host INTEGER NOT NULL, 
	secret VARCHAR NOT NULL, 
	salts TEXT NOT NULL, 
	version VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	result TEXT NOT NULL, 
	next VARCHAR NOT NULL, saga VARCHAR DEFAULT '' NOT NULL, carried TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('JG68ZM',1794859545.23,1794859545.99,'running','{"game":{"game":"sword","players":3,"rising_sun":false,"cast":"mixed","rikyu":false,"characters":[],"rulings":{"deck_ends_when_needed":false},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,null,null]}',0,'a808e2c2b6d8dfc10fd3853e667c04d4e2374ed1c398cd808b523feaecc3dfe7','["salt of 0", "salt of 1", "salt of 2"]','0.1.0','4ef35cd722e7e954','','','','');
INSERT INTO "tables" VALUES('HKLCKL',1794859546.34,1794859546.72,'running','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":["lady_chacha","okuni","masamune"],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,null,null]}',0,'499640a3852485bb0ead202f94ce5acd82dcc7aca5e77c483b6c49ff60ca80d6','["salt of 0", "salt of 1", "salt of 2"]','0.1.0','4ef35cd722e7e954','','','','');
INSERT INTO "tables" VALUES('JXYECB',1794859547.99,1794859548.32,'running','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":["benkei","okuni","masamune"],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,null,null]}',0,'96f4afd0f9c68c782910d1b42b10e167faa03ec876a34761a8d67218a2d5683a','["salt of 0", "salt of 1", "salt of 2"]','0.1.0','4ef35cd722e7e954','','','','');
INSERT INTO "tables" VALUES('K6G6FY',1794859548.62,1794859548.62,'lobby','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":["lady_chacha",null,null],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'99c654033a78f44e0a8f54a59ae4650583a4f339ccbb8844d10b73a31095ba13','["", "", ""]','','','','','','');
INSERT INTO "tables" VALUES('V2NZRD',1794859555.78,1794859559.56,'over','{"game":{"game":"sword","players":3,"rising_sun":false,"cast":"mixed","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'7e3c104d59d31920d0e3b5d3e059c2c0e861a2917198156869ce03fcb56d1385','["salt of 0", "", ""]','0.1.0','4ef35cd722e7e954','{"cause":"deck","rule":"8.2","victim":null,"by":null,"scores":[{"honor":0,"multiplier":1,"in_hand":0,"points":0},{"honor":2,"multiplier":1,"in_hand":0,"points":2},{"honor":7,"multiplier":2,"in_hand":0,"points":14}],"totals":{"shogun":14,"ninja":2},"deadly_strike":null,"winner":"shogun","winners":[2]}','','','');
INSERT INTO "tables" VALUES('QVJPEC',1794859574.5,1794859577.06,'over','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'3e4ffd8043e3b08e0deb3fca21f171e1b57295b6f1265ab8a536c63eb9890375','["salt of 0", "", ""]','0.1.0','4ef35cd722e7e954','{"cause":"defeat","rule":"8.1","victim":2,"by":1,"scores":[{"honor":4,"multiplier":1,"in_hand":0,"points":4},{"honor":6,"multiplier":2,"in_hand":0,"points":12},{"honor":0,"multiplier":1,"in_hand":0,"points":0}],"totals":{"shogun":12,"ninja":4},"deadly_strike":null,"winner":"shogun","winners":[1]}','','','');
INSERT INTO "tables" VALUES('ANKJLJ',1794859600.18,1794859601.51,'over','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'c637091ab48845bc92c173d71b738c7e227af07c62cf49acdf61f42b1dea78ef','["salt of 0", "", ""]','0.1.0','4ef35cd722e7e954','{"cause":"property","rule":"8.1","victim":null,"by":null,"scores":[{"honor":4,"multiplier":1,"in_hand":0,"points":4},{"honor":0,"multiplier":1,"in_hand":0,"points":0},{"honor":7,"multiplier":2,"in_hand":0,"points":14}],"totals":{"shogun":14,"ninja":4},"deadly_strike":null,"winner":"shogun","winners":[2]}','','','');
INSERT INTO "tables" VALUES('UMAMRP',1794859627.51,1794859627.51,'lobby','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'6d5e6eb4c0ed81feb6f44ca7cca84fb8fdc692bc7b493c462500e2855c4cefc4','["", "", ""]','','','','','','');
INSERT INTO "tables" VALUES('XYD4EY',1794859627.62,1794859627.62,'lobby','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'8ca9ccbae403247ca3161d37dfa3ff9c0a3a0175173ec7bbb65fd104981df3f8','["", "", ""]','','','','','','');
INSERT INTO "tables" VALUES('CEJ676',1794859627.68,1794859627.7,'running','{"game":{"game":"sword","players":3,"rising_sun":true,"cast":"rising_sun","rikyu":false,"characters":[],"rulings":{},"house":""},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[null,"random","random"]}',0,'046465f8f2195e1e9f483317b9d67ab631187fd7a1c2e4b2009e247c5b96d36d','["", "", ""]','0.1.0','4ef35cd722e7e954','','','','');
INSERT INTO "tables" VALUES('L9PA4N',1794859627.89,1794859629.05,'running','{"game":{"game":"duel","opponent":"shiro","weapon":"yari","environment":null,"weather":null,"difficulty":"samurai","modules":[],"armoured":null},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[]}',0,'f47ae8a05b75071f3ae73407a43e5a9e01fc6804d13cc9d065caff380c415fbd','["salt of 0"]','0.1.0','f5af2b8ad93a2bf4','','','','');
INSERT INTO "tables" VALUES('NDWX74',1794859629.57,1794859631.61,'over','{"game":{"game":"duel","opponent":"shiro","weapon":"katana","environment":null,"weather":null,"difficulty":"samurai","modules":[],"armoured":null},"clock":{"clock":"none"},"pauses":{"least":0.0,"most":0.0},"public":false,"spectators":true,"aid":null,"bots":[]}',0,'5a03d4bf4d46b57e15e16f1abedfccdb36a3c7e33aed2f12caba01abd9f904dd','["salt of 0"]','0.1.0','f5af2b8ad93a2bf4','{"won":false,"cause":"fallen","rule":"B2.17"}','','','');
INSERT INTO "tables" VALUES('JREEVX',1794859631.81,1794859634.09,'over','{"game":{"game":"duel","opponent":"arima","weapon":"katana","environment":null,"weather":null,"difficulty":"student","modules":["yoroi","bushido"],"armoured":null},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[]}',0,'66516050f20d0c8db616f0cd2f9f046b5962d49d12cd2a8bb263afed61a9f8ec','["plum"]','0.1.0','f5af2b8ad93a2bf4','{"won":true,"cause":"slain","rule":"B2.14"}','','284DXT','{"mulligans": 1, "weapon_mulligans": 0, "enemy_life": 4}');
INSERT INTO "tables" VALUES('8V3PGD',1794859636.18,1794859636.27,'running','{"game":{"game":"duel","opponent":"yoshioka","weapon":"katana","environment":null,"weather":null,"difficulty":"student","modules":["yoroi","bushido"],"armoured":null},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[]}',0,'1cb63de3a569ec0dbe72686a217536abd788a3f86ed3729a63859c61fed65f61','["plum"]','0.1.0','f5af2b8ad93a2bf4','','','284DXT','{"life": 10, "armour": 0, "weapon_mulligans": 0, "enemy_life": 5}');
INSERT INTO "tables" VALUES('3A5TDW',1794859636.35,1794859636.35,'lobby','{"game":{"game":"duel","opponent":"arima","weapon":"katana","environment":null,"weather":null,"difficulty":"student","modules":["yoroi","bushido"],"armoured":null},"clock":{"clock":"none"},"pauses":{"least":0.8,"most":2.2},"public":false,"spectators":true,"aid":null,"bots":[]}',0,'47f41fa4f1bec9d85e2537d2f6b6e2f1a3c44f934ea862ffde317dafcfc4868b','[""]','','','','','2NUDAF','{"life": 10}');
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX origins_by_deal ON origins (deal);
CREATE UNIQUE INDEX records_by_digest ON records (digest);
CREATE INDEX records_by_deal ON records (deal);
CREATE UNIQUE INDEX players_by_folded ON players (folded);
CREATE UNIQUE INDEX players_by_token ON players (token);
CREATE INDEX owners_by_player ON owners (player);
CREATE INDEX plays_by_player ON plays (player);
COMMIT;
